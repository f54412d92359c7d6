import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { parse } from 'node-html-parser';
import { stampAge } from '@/lib/process/signature';
import { samples } from '../../fixtures/data/samples';
import { type Entity, problem } from '../../fixtures/people/people';
import { untilRefused } from '../../fixtures/running/until-refused';
import { createClient } from '../../fixtures/site/client';
import { signAs, stampOfAMinuteAgo } from '../../fixtures/people/site-secret';

// The form as browsers send it without JavaScript.
const { admin, db, create } = await bringStaff();
signAs();
const PAGE = '/masters/proposer';
const client = createClient();
const master = await create('programmes', { publishedAt: '2026-01-01T00:00:00Z' });
const place = await create('establishments');
test.after(() => db.proposal.deleteMany({ where: { what: { startsWith: 'Essai' } } }));

const given = () => ({
  name: 'Master en actuariat',
  what: `Essai ${randomUUID()} <b>&`,
  sourceUrl: 'https://example.org/page',
  email: 'lectrice@example.org',
});

async function send(fields: Record<string, string>, headers = {}, from = client) {
  const answer = await from.send(`${PAGE}/envoi`, {
    method: 'POST',
    raw: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  const page = parse(await answer.text());
  const value = (name: string) =>
    page.querySelector(`input[name=${name}]`)?.getAttribute('value') ??
    page.querySelector(`textarea[name=${name}]`)?.text;
  return { answer, page, value, said: page.querySelector('#proposition-etat')?.text ?? '' };
}
const stored = (what: string) => db.proposal.findFirst({ where: { what } });

test('the first sending is read again, the second arrives in the back-office', async () => {
  const fields = { ...given(), establishment: place.slug };
  const first = await send(fields);
  assert.equal(first.answer.status, 200);
  assert.match(first.said, /seconde fois/);
  assert.deepEqual([first.value('what'), first.value('email')], [fields.what, fields.email]);
  const chosen = first.page.querySelector('option[selected]');
  assert.equal(chosen?.getAttribute('value'), place.slug);
  assert.equal(await stored(fields.what), null);
  assert.notEqual(stampAge(first.value('moment') ?? ''), undefined);
  const second = await send({ ...fields, moment: stampOfAMinuteAgo() });
  assert.equal(second.answer.status, 303);
  const done = second.answer.headers.get('location') ?? '';
  assert.ok(done.startsWith(`${PAGE}?etat=envoye&fait=`), done);
  const row = await stored(fields.what);
  assert.deepEqual(
    [row?.kind, row?.email, row?.fields],
    ['addition', fields.email, { name: fields.name, establishmentId: place.id }],
  );
  assert.match(await (await client.get(done)).text(), /Merci, votre proposition/);
});

test('a correction names its master, and its page says which', async () => {
  const link = `${PAGE}?master=${master.slug}`;
  const page = await (await client.get(`/masters/${master.slug}`)).text();
  assert.ok(page.includes(`href="${link}"`));
  const form = parse(await (await client.get(link)).text());
  assert.ok(form.querySelector(`main a[href="/masters/${master.slug}"]`));
  assert.match(form.querySelector('meta[name=robots]')?.getAttribute('content') ?? '', /noindex/);
  const fields = { ...given(), name: '', master: master.slug, secondes: '9.5' };
  assert.equal((await send({ ...fields, semesters: '4', rhythm: '' })).answer.status, 303);
  const row = await stored(fields.what);
  assert.deepEqual(
    [row?.kind, row?.programmeId, row?.fields],
    ['correction', master.id, { semesters: 4 }],
  );
});

test('what is wrong at an establishment is told without a title, even while it is renamed', async () => {
  const page = parse(await (await client.get(`${PAGE}?etablissement=${place.slug}`)).text());
  assert.equal(page.querySelector('input[name=name]')?.getAttribute('required'), undefined);
  const former = { ...samples.establishments(), slug: `${place.slug}-avant` };
  const { id } = await create('establishments', former);
  const path = `/api/admin/establishments/${id}`;
  const { status } = await admin.put(path, { ...former, slug: `${place.slug}-apres` });
  assert.equal(status, 200);
  const fields = { ...given(), name: '', establishment: former.slug };
  assert.match((await send({ ...fields, what: ' ', secondes: '9' })).said, /n’est pas partie/);
  assert.equal((await send({ ...fields, secondes: '9' })).answer.status, 303);
  const row = await stored(fields.what);
  assert.deepEqual([row?.kind, row?.fields], ['addition', { establishmentId: id }]);
});

test('a master that is renamed while the form is filled in is still the one that is corrected', async () => {
  const sample = { ...samples.programmes(), publishedAt: '2026-01-01T00:00:00Z' };
  const { id } = await create('programmes', sample);
  const path = `/api/admin/programmes/${id}`;
  assert.equal((await admin.put(path, { ...sample, slug: `${sample.slug}-2` })).status, 200);
  const fields = { ...given(), name: '', master: sample.slug, secondes: '9' };
  assert.equal((await send(fields)).answer.status, 303);
  assert.equal((await stored(fields.what))?.programmeId, id);
});

test('what is refused is shown beside its field, with all that was typed', async () => {
  for (const [field, value] of [
    ['what', ' '],
    ['sourceUrl', 'javascript:alert(1)'],
    ['email', 'personne'],
    ['name', 'x'],
  ] as const) {
    const fields = { ...given(), secondes: '9', [field]: value };
    const { answer, page, value: shown } = await send(fields);
    assert.equal(answer.status, 422, field);
    assert.equal(answer.headers.get('cache-control'), 'private, no-store');
    assert.notEqual(page.querySelector(`#proposition-${field}-erreur`)?.text, '', field);
    assert.equal(page.querySelectorAll('[aria-invalid=true]').length, 1, field);
    for (const name of ['what', 'sourceUrl', 'email', 'name'] as const) {
      assert.equal(shown(name), fields[name], name);
    }
  }
});

test('programs, other sites and floods leave nothing', async () => {
  const robot = { ...given(), secondes: '9', website: 'https://spam.example' };
  assert.equal((await send(robot)).answer.status, 303);
  const foreign = { ...given(), secondes: '9' };
  const origin = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const refused = await send(foreign, origin);
  assert.deepEqual([refused.answer.status, refused.value('what')], [403, '']);
  for (const { what } of [robot, foreign]) assert.equal(await stored(what), null);
  const eager = createClient();
  let last = '';
  const { accepted } = await untilRefused(5, async () => {
    const { answer, said } = await send({ ...given(), secondes: '9' }, {}, eager);
    last = said;
    return answer;
  });
  assert.deepEqual(accepted, [303]);
  assert.match(last, /réessayez dans une minute/);
});

test('an address that names nothing is 404, and no page is kept for it', async () => {
  for (const query of ['?master=nulle-part', '?etablissement=nulle-part']) {
    assert.equal((await client.get(PAGE + query)).status, 404, query);
  }
  const both = await client.get(`${PAGE}?etablissement=nulle-part&master=${master.slug}`);
  assert.equal(both.status, 200);
  const own = await client.get(`${PAGE}?etablissement=${place.slug}`);
  assert.match(await own.text(), new RegExp(`value="${place.slug}" selected`));
});

test('the same words about two establishments are two proposals', async () => {
  const other = await create('establishments');
  const reader = createClient();
  const fields = { ...given(), moment: stampOfAMinuteAgo() };
  const sendOf = ({ slug }: Entity) => send({ ...fields, establishment: slug }, {}, reader);
  for (const one of [place, other, place]) await sendOf(one);
  assert.equal(await db.proposal.count({ where: { what: fields.what } }), 2);
});

test('the API takes what a program sends, tells in words what it may be, and an empty field is none', async () => {
  const send = (fields: object) =>
    createClient().post('/api/proposals', fields, { headers: { origin: undefined } });
  const { what, sourceUrl } = given();
  const odd = await send({ kind: 'ajout', what, sourceUrl });
  assert.deepEqual((await problem(odd)).issues, [
    {
      path: 'kind',
      message: 'Dites si c’est une correction ou un ajout : correction ou addition.',
    },
  ]);
  const fields = { name: 'Essai', originalTitle: '', rhythm: '', officialUrl: '' };
  const sent = { kind: 'addition', what, sourceUrl, email: '', programmeId: '', fields };
  assert.equal((await send(sent)).status, 200);
  assert.equal((await stored(what))?.email, null);
});
