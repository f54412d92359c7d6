import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { startDueDigests } from '@/lib/mail/letters/digest/digests';
import { startSending } from '@/tests/fixtures/running/keep-sending';
import { readPreferencesToken } from '@/lib/mail/newsletter/tokens';
import { allDone } from '@/lib/process/before-stop';
import type { PrismaClient } from '@/prisma/generated/client';
import {
  DUE,
  type World,
  daysAgo,
  dueDigest,
  fillWorld,
  subscriber,
} from '@/tests/fixtures/data/digests';
import { reaches } from '@/tests/fixtures/data/letters';
import { type OwnDatabase, SITE, openOwnDatabase } from '@/tests/fixtures/database/own-database';
import { type PostOffice, openPostOffice } from '@/tests/fixtures/people/post-office';

const HURRY = { connections: 2, perMinute: 60_000, leaseMs: 60_000, pausesMs: [1], idleMs: 20 };

describe('the weekly digest', () => {
  let own: OwnDatabase;
  let db: PrismaClient;
  let office: PostOffice;
  let world: World;
  let stop: () => void = () => undefined;
  before(async () => {
    own = await openOwnDatabase({ CONTACT_EMAIL: 'equipe@guide.example' });
    db = own.db;
    office = await openPostOffice();
    world = await fillWorld(db);
  });
  afterEach(async () => {
    stop();
    await allDone();
    await db.letter.deleteMany();
    await db.newsletterSubscriber.deleteMany();
    await db.digestSettings.deleteMany();
  });
  after(async () => {
    await own.close();
    await office.stop();
  });

  const send = () => ({ stop } = startSending({ smtpUrl: office.url, now: () => DUE, ...HURRY }));
  const isSent = (id: string) => reaches(db, id, 'sent');
  const textFor = async (address: string) => (await office.firstFor(address)).text ?? '';

  test('everybody gets what is new for their subjects, and nobody anything else', async () => {
    const { finance, droit, rabat, agadir } = world;
    await subscriber(db, 'finance@example.org', { categories: [finance.id] });
    await subscriber(db, 'agadir@example.org', { cities: [agadir.id], categories: [droit.id] });
    await subscriber(db, 'calls@example.org', { calls: true });
    await subscriber(db, 'agadir-calls@example.org', { calls: true, cities: [agadir.id] });
    const old = await subscriber(db, 'recent@example.org', { cities: [rabat.id] });
    await db.newsletterSubscriber.update({ where: { id: old }, data: { subjectsAt: new Date() } });
    await db.newsletterSubscriber.create({
      data: { email: 'none@example.org', consentVersion: 'test' },
    });
    const id = await dueDigest(db);
    send();
    await isSent(id);
    assert.deepEqual(office.addresses().toSorted(), [
      ...['agadir-calls@example.org', 'agadir@example.org'],
      ...['calls@example.org', 'finance@example.org'],
    ]);
    const finances = await textFor('finance@example.org');
    assert.match(finances, /Nouveaux masters\n\nAudit\n/);
    assert.match(finances, /Le budget d’un master/);
    assert.doesNotMatch(finances, /Notariat|Candidatures ouvertes\n/);
    const south = await textFor('agadir@example.org');
    assert.match(south, /Notariat/);
    assert.equal(south.match(/Notariat/g)?.length, 1, 'once, for two reasons');
    assert.doesNotMatch(south, /Audit|Candidatures/);
    assert.match(await textFor('calls@example.org'), /École-du-nord\nTous les masters/);
    assert.doesNotMatch(await textFor('agadir-calls@example.org'), /École-du-nord/);
    assert.equal(await db.letterRecipient.count({ where: { letterId: id } }), 4);
  });

  test('it is a letter like the others: two parts, its own links, one click to leave', async () => {
    const reader = await subscriber(db, 'parts@example.org', { categories: [world.finance.id] });
    const id = await dueDigest(db);
    send();
    await isSent(id);
    const { html, text = '', headers, messageId } = await office.firstFor('parts@example.org');
    const links = [...String(html).matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
    assert.ok(links.length >= 5 && links.every((link) => link.startsWith(`${SITE}/`)));
    const preferences = /\/newsletter\/preferences\?jeton=(\S+)/.exec(text)?.[1] ?? '';
    assert.equal(readPreferencesToken(preferences), reader);
    const list = headers.get('list') as { unsubscribe?: { url?: string } };
    assert.match(list.unsubscribe?.url ?? '', /\/newsletter\/desinscription\?jeton=/);
    const row = await db.letterRecipient.findFirstOrThrow({ where: { letterId: id } });
    assert.equal(messageId, `<${row.id}@${new URL(SITE).hostname}>`);
    assert.ok(!`${html}${text}`.includes('lettre.invalid'));
  });

  test('threat 49: marks of letters planted in texts, links without an end: no text of a digest carries a token', async () => {
    const planted = 'https://evil.example/?a=https://lettre.invalid/preferences';
    const { finance, article } = world;
    await db.article.update({ where: { id: article.id }, data: { excerpt: planted } });
    await subscriber(db, 'trap@example.org', { categories: [finance.id] });
    const id = await dueDigest(db);
    send();
    await isSent(id);
    const { html, text = '' } = await office.firstFor('trap@example.org');
    for (const part of [String(html), text]) {
      assert.ok(part.includes(planted));
      assert.equal(part.match(/jeton=/g)?.length, 2);
    }
    await db.article.update({ where: { id: article.id }, data: { excerpt: 'Un extrait' } });
  });

  test('what was told is not told again, and a digest that was stopped loses nothing', async () => {
    const subscriberId = await subscriber(db, 'again@example.org', {
      categories: [world.finance.id],
    });
    const letterId = await dueDigest(db, daysAgo(0.1));
    const stopped = { state: 'stopped', endedAt: new Date(), digestWeek: new Date('2026-01-12') };
    await db.letter.update({ where: { id: letterId }, data: stopped });
    await db.letterRecipient.create({ data: { letterId, subscriberId, state: 'stopped' } });
    const first = await dueDigest(db);
    send();
    await isSent(first);
    assert.equal(office.takenFor('again@example.org'), 1);
    stop();
    await db.letter.update({
      where: { id: first },
      data: { digestWeek: new Date('2026-01-05'), sendAt: daysAgo(0.5) },
    });
    const second = await dueDigest(db);
    send();
    await isSent(second);
    assert.equal(office.takenFor('again@example.org'), 1);
    assert.equal(await db.letterRecipient.count({ where: { letterId: second } }), 0);
  });

  test('what was withdrawn, closed or left between preparing and sending is left out', async () => {
    const { finance, audit, article, call } = world;
    const wish = { categories: [finance.id], calls: true };
    await subscriber(db, 'between@example.org', wish);
    const gone = await subscriber(db, 'gone@example.org', wish);
    const id = await dueDigest(db);
    // As four instances would.
    await Promise.all(Array.from({ length: 4 }, () => startDueDigests(DUE)));
    assert.equal(await db.letterRecipient.count({ where: { letterId: id } }), 2);
    await db.newsletterSubscriber.update({ where: { id: gone }, data: { active: false } });
    await db.programme.update({ where: { id: audit.id }, data: { publishedAt: null } });
    await db.call.update({ where: { id: call.id }, data: { closesOn: daysAgo(3) } });
    send();
    await isSent(id);
    const text = await textFor('between@example.org');
    assert.match(text, /Le budget d’un master/);
    assert.doesNotMatch(text, /Audit|École-du-nord/);
    assert.equal(office.takenFor('gone@example.org'), 0);
    stop();

    await db.letter.deleteMany();
    await db.newsletterSubscriber.updateMany({ data: { active: true } });
    const empty = await dueDigest(db);
    await startDueDigests(DUE);
    await db.article.update({ where: { id: article.id }, data: { publishedAt: null } });
    send();
    await isSent(empty);
    assert.equal(office.takenFor('gone@example.org'), 0);
    assert.equal(await db.letterRecipient.count({ where: { letterId: empty } }), 0);
    await db.article.update({ where: { id: article.id }, data: { publishedAt: daysAgo(1) } });
    await db.programme.update({ where: { id: audit.id }, data: { publishedAt: daysAgo(1) } });
    await db.call.update({ where: { id: call.id }, data: { closesOn: daysAgo(-20) } });
  });
});
