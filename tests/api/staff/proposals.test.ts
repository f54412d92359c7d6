import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { createClient } from '../../fixtures/site/client';
import { samples } from '../../fixtures/data/samples';
import { type Entity, badFields, entity, problem } from '../../fixtures/people/people';

const { admin, visitor, db, create } = await bringStaff();
const PATH = '/api/admin/proposals';
const addition = () => ({
  kind: 'addition',
  what: `Il manque un master ${randomUUID()}`,
  sourceUrl: 'https://example.org/source',
});
const stored = (what: string) => db.proposal.findFirst({ where: { what } });

const master = (part: object = {}) =>
  create('programmes', { publishedAt: '2026-01-01T00:00:00Z', ...part });

test('a proposal changes nothing until it is accepted, and its address is erased then', async () => {
  const { id, slug, ...saved } = await master();
  const what = `Quatre semestres ? ${randomUUID()}`;
  const fields = { semesters: 3, feeAmount: null };
  const sent = { ...addition(), kind: 'correction', programmeId: id, what, fields };
  const answer = await visitor.post('/api/proposals', { ...sent, email: 'Lectrice@Example.org' });
  assert.equal(answer.status, 200);
  const read = async () => entity(await visitor.get(`/api/programmes/slug/${slug}`));
  assert.equal((await read()).semesters, 4);

  const list = (await (
    await admin.get(`${PATH}?state=open&q=${what.slice(-12)}`)
  ).json()) as Entity[];
  assert.equal(list.length, 1);
  const proposal = list[0] as Entity;
  assert.deepEqual(
    [proposal.email, proposal.programmeName, proposal.fields],
    ['lectrice@example.org', saved.name, fields],
  );

  const { updatedAt } = saved;
  const whole = { ...samples.programmes(), slug, semesters: 3, updatedAt };
  const late = { ...whole, updatedAt: '2026-01-01T00:00:00.000Z' };
  const path = `${PATH}/${proposal.id}/accept`;
  assert.equal((await admin.post(path, late)).status, 409);
  assert.equal((await stored(what))?.state, 'open');
  assert.equal((await admin.post(path, whole)).status, 200);
  assert.equal((await read()).semesters, 3);
  const decided = await stored(what);
  assert.deepEqual([decided?.state, decided?.email], ['accepted', null]);
  assert.equal((await admin.post(path, { ...whole, updatedAt: undefined })).status, 409);

  const lines = await db.auditEntry.findMany({ where: { entityId: proposal.id } });
  assert.deepEqual(
    lines.map(({ action, entity }) => `${action} ${entity}`),
    ['accept proposal'],
  );
  assert.ok(!JSON.stringify(lines).includes('lectrice'));
});

test('an addition becomes a master, which the proposal then names', async () => {
  const { what, ...rest } = addition();
  await visitor.post('/api/proposals', { what, ...rest });
  const { id = '' } = (await stored(what)) ?? {};
  const sample = samples.programmes();
  const made = await entity(await admin.post(`${PATH}/${id}/accept`, sample));
  assert.equal(made.slug, sample.slug);
  assert.equal((await stored(what))?.programmeId, made.id);
  await db.programme.delete({ where: { id: made.id } });
  assert.equal((await stored(what))?.programmeId, null);
});

test('a correction of a master that was deleted makes no new one', async () => {
  const { id } = await master();
  const { what, ...rest } = addition();
  const correction = { what, ...rest, kind: 'correction', programmeId: id };
  await createClient().post('/api/proposals', correction);
  const proposal = await stored(what);
  await admin.delete(`/api/admin/programmes/${id}`);
  const sample = samples.programmes();
  const answer = await admin.post(`${PATH}/${proposal?.id}/accept`, sample);
  assert.equal(answer.status, 409);
  assert.match((await problem(answer)).message, /was deleted: decline it/);
  assert.equal(await db.programme.count({ where: { slug: sample.slug } }), 0);
});

test('a proposal is declined once, with a reason', async () => {
  const { what, ...rest } = addition();
  await visitor.post('/api/proposals', { what, ...rest, email: 'a@example.org' });
  const { id = '' } = (await stored(what)) ?? {};
  const path = `${PATH}/${id}/decline`;
  assert.deepEqual(await badFields(await admin.post(path, { reason: ' ' })), ['reason']);
  assert.equal((await admin.post(path, { reason: 'Introuvable' })).status, 200);
  const declined = await stored(what);
  assert.deepEqual(
    [declined?.state, declined?.reason, declined?.email],
    ['declined', 'Introuvable', null],
  );
  assert.equal((await admin.post(path, { reason: 'Encore' })).status, 409);
});

test('what is no proposal is refused at its field', async () => {
  const draft = await master({ publishedAt: null });
  for (const [part, field] of [
    [{ sourceUrl: undefined }, 'sourceUrl'],
    [{ sourceUrl: 'javascript:alert(1)' }, 'sourceUrl'],
    [{ what: ' \u200B ' }, 'what'],
    [{ what: 'x'.repeat(2001) }, 'what'],
    [{ email: 'nobody' }, 'email'],
    [{ kind: 'correction' }, 'programmeId'],
    [{ programmeId: draft.id }, 'programmeId'],
    [{ kind: 'correction', programmeId: draft.id }, 'programmeId'],
    [{ kind: 'correction', programmeId: randomUUID() }, 'programmeId'],
    [{ fields: { semesters: 99 } }, 'fields.semesters'],
    [{ fields: { publishedAt: null } }, 'fields'],
    [{ fields: { internalNote: 'x' } }, 'fields'],
    [{ seconds: 0 }, 'seconds'],
    [{ state: 'accepted' }, ''],
  ] as const) {
    const answer = await visitor.post('/api/proposals', { ...addition(), ...part });
    assert.equal(answer.status, 422, JSON.stringify(part));
    assert.deepEqual(await badFields(answer), [field], JSON.stringify(part));
  }
});

test('programs, and those who send twice, leave no second row', async () => {
  const sent = addition();
  const robot = addition();
  const reader = createClient();
  const twice = await Promise.all([1, 2, 3].map(() => reader.post('/api/proposals', sent)));
  assert.deepEqual(
    twice.map(({ status }) => status),
    [200, 200, 200],
  );
  await reader.post('/api/proposals', { ...robot, website: 'https://spam.example' });
  assert.equal(await db.proposal.count({ where: { what: sent.what } }), 1);
  assert.equal(await stored(robot.what), null);
  const foreign = { body: sent, method: 'POST', headers: { origin: 'https://else.example' } };
  assert.equal((await visitor.send('/api/proposals', foreign)).status, 403);
});

test('many are declined at once, for one reason, and nothing tells any more where they came from', async () => {
  const whats: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    const { what, ...rest } = addition();
    whats.push(what);
    await createClient().post('/api/proposals', { what, ...rest, email: 'a@example.org' });
  }
  const where = { what: { in: whats } };
  const ids = (await db.proposal.findMany({ where })).map(({ id }) => id);
  const [first = '', ...others] = ids;
  await admin.post(`${PATH}/${first}/decline`, { reason: 'Connu' });
  const many = `${PATH}/decline`;
  assert.deepEqual(await badFields(await admin.post(many, { ids: [], reason: 'x' })), ['ids']);
  assert.deepEqual(await badFields(await admin.post(many, { ids, reason: ' ' })), ['reason']);
  const answer = await admin.post(many, { ids, reason: 'Envoi en masse' });
  assert.deepEqual([answer.status, await answer.json()], [200, { changed: 2 }]);
  const rows = await db.proposal.findMany({ where });
  assert.deepEqual(rows.map(({ reason }) => reason).toSorted(), [
    ...['Connu', 'Envoi en masse', 'Envoi en masse'],
  ]);
  for (const { state, email, neighbourhood, sender } of rows) {
    assert.deepEqual([state, email, neighbourhood, sender], ['declined', null, null, null]);
  }
  const lines = await db.auditEntry.findMany({ where: { entityId: { in: others } } });
  assert.deepEqual(
    lines.map(({ action }) => action),
    ['decline', 'decline'],
  );
});
