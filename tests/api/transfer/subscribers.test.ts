import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { CONSENT } from '@/lib/editorial/newsletter';
import { applyImport, sendImport } from '../../fixtures/data/import';
import { bringPeople } from '../../fixtures/people/people';
import { HOUR, ago } from '../../fixtures/running/moments';

const { admin, visitor, db } = await bringPeople();
const mark = randomUUID().slice(0, 8);
const own = { email: { contains: mark } };

const HEADER = 'email;consent_date;consent_source';
const file = (...rows: string[]) => `${HEADER}\r\n${rows.join('\r\n')}\r\n`;
const address = (name: string) => `${name}-${mark}@example.org`;
const rowOf = (name: string) =>
  db.newsletterSubscriber.findUniqueOrThrow({ where: { email: address(name) } });

test('a dry run writes nothing, the import writes what it said, with the proof and no address in the log', async () => {
  const text = file(`${address('neuve')};03/09/2025;Salon de Fès, stand 4`, 'x;15/09/2025;Liste');
  const { report } = await sendImport(admin, 'subscribers', text);
  assert.deepEqual(report?.counts, { create: 1, change: 0, refuse: 1, keep: 0 });
  assert.equal(await db.newsletterSubscriber.count({ where: own }), 0);
  const done = await sendImport(admin, 'subscribers', text, { plan: report?.plan });
  assert.deepEqual(done.report?.counts, report?.counts);
  const { active, consentedAt, consentSource, consentVersion, subscribedAt } = await rowOf('neuve');
  assert.deepEqual(
    { active, consentSource, consentVersion },
    { active: true, consentSource: 'Salon de Fès, stand 4', consentVersion: 'import' },
  );
  assert.equal(consentedAt.toISOString(), '2025-09-03T00:00:00.000Z');
  assert.ok(subscribedAt > ago(HOUR), 'now, and not when they agreed');
  const lines = await db.auditEntry.findMany({ where: { entity: 'subscriber', action: 'import' } });
  assert.ok(lines.some(({ changes }) => JSON.stringify(changes).includes('"after":1')));
  assert.ok(!JSON.stringify(lines).includes(mark));
  const again = await sendImport(admin, 'subscribers', text);
  assert.deepEqual(again.report?.counts, { create: 0, change: 0, refuse: 1, keep: 1 });
});

test('who left is not switched on, neither before nor between the check and the import', async () => {
  const consentVersion = 'test';
  const unsubscribedAt = new Date();
  await db.newsletterSubscriber.create({
    data: { email: address('partie'), active: false, unsubscribedAt, consentVersion },
  });
  await db.newsletterSubscriber.create({
    data: { email: address('part'), consentSource: 'Liste', consentVersion: 'import' },
  });
  const text = file(`${address('partie')};2025-09-03;Liste`, `${address('part')};2025-09-04;Stand`);
  const { report } = await sendImport(admin, 'subscribers', text);
  assert.deepEqual(report?.counts, { create: 0, change: 1, refuse: 1, keep: 0 });
  await db.newsletterSubscriber.update({
    where: { email: address('part') },
    data: { active: false, unsubscribedAt },
  });
  const done = await sendImport(admin, 'subscribers', text, { plan: report?.plan });
  assert.equal(done.failure?.code, 'edited_meanwhile');
  for (const name of ['partie', 'part']) assert.equal((await rowOf(name)).active, false);
  assert.equal((await rowOf('part')).consentSource, 'Liste');
});

test('hundreds of proofs are corrected at once, each to its own', async () => {
  const many = Array.from({ length: 620 }, (_, at) => address(`preuve-${at}`));
  const rows = (day: string, source: string) =>
    file(...many.map((email, at) => `${email};${day};${source} ${at}`));
  await applyImport(admin, 'subscribers', rows('2025-09-03', 'Liste'));
  await applyImport(admin, 'subscribers', rows('2025-09-04', 'Stand'));
  const kept = await db.newsletterSubscriber.findMany({ where: { email: { in: many } } });
  assert.equal(kept.length, many.length);
  for (const { email, consentedAt, consentSource } of kept) {
    assert.equal(consentSource, `Stand ${many.indexOf(email)}`);
    assert.equal(consentedAt.toISOString(), '2025-09-04T00:00:00.000Z');
  }
});

test('subscribing here leaves the proof of a file to who is subscribed, and replaces that of who left', async () => {
  await applyImport(admin, 'subscribers', file(`${address('ici')};2025-09-03;Liste du salon`));
  const email = address('ici');
  const before = await rowOf('ici');
  assert.equal(before.consentSource, 'Liste du salon');
  assert.equal((await visitor.post('/api/newsletter/subscribe', { email })).status, 200);
  assert.deepEqual(await rowOf('ici'), before);

  const left = { active: false, unsubscribedAt: new Date(), confirmedAt: new Date() };
  await db.newsletterSubscriber.update({ where: { email }, data: left });
  assert.equal((await visitor.post('/api/newsletter/subscribe', { email })).status, 200);
  const { active, confirmedAt, consentSource, consentVersion } = await rowOf('ici');
  assert.deepEqual(
    { active, confirmedAt, consentSource, consentVersion },
    { active: true, confirmedAt: null, consentSource: null, consentVersion: CONSENT.version },
  );
});
