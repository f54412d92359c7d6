import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { noteOpenCalls, readNews } from '@/lib/db/statements/digest';
import { prepareNextDigest, startDueDigests, writeDigest } from '@/lib/mail/letters/digests';
import { startSending } from '@/tests/fixtures/running/keep-sending';
import { readPreferencesToken } from '@/lib/mail/newsletter/tokens';
import { allDone } from '@/lib/process/before-stop';
import {
  DUE,
  breakNews,
  daysAgo,
  dueDigest,
  fillWorld,
  subscriber,
} from '@/tests/fixtures/data/digests';
import { reaches } from '@/tests/fixtures/data/letters';
import { SITE, openOwnDatabase } from '@/tests/fixtures/database/own-database';
import { openPostOffice } from '@/tests/fixtures/people/post-office';

const HURRY = { connections: 2, perMinute: 60_000, leaseMs: 60_000, pausesMs: [1], idleMs: 20 };

/** A Monday; the digest goes out on Tuesdays at nine. */
const MONDAY_NOON = new Date('2026-11-23T12:00:00Z');

const own = await openOwnDatabase({ CONTACT_EMAIL: 'equipe@guide.example' });
const { db } = own;
const office = await openPostOffice();
const world = await fillWorld(db);
let stop = async (): Promise<void> => undefined;
afterEach(async () => {
  await stop();
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
  await stop();
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
  await stop();

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

test('of one week one is made, only while it is switched on, and a call is new once', async () => {
  await db.callOpening.deleteMany();
  assert.equal(await prepareNextDigest(MONDAY_NOON), false, 'never switched on');
  await db.digestSettings.create({ data: { isOn: false } });
  assert.equal(await prepareNextDigest(MONDAY_NOON), false, 'switched off');
  await db.digestSettings.updateMany({ data: { isOn: true } });
  const early = new Date(MONDAY_NOON.getTime() - 86_400_000);
  assert.equal(await prepareNextDigest(early), false, 'not more than a day before');
  const made = await Promise.all(Array.from({ length: 6 }, () => prepareNextDigest(MONDAY_NOON)));
  assert.equal(made.filter(Boolean).length, 1);
  const [opening, ...more] = await db.callOpening.findMany();
  assert.ok(opening && more.length === 0);
  const { sendAt, state } = await db.letter.findFirstOrThrow();
  assert.deepEqual([sendAt?.toISOString().slice(0, 10), state], ['2026-11-24', 'prepared']);
  await db.digestSettings.updateMany({ data: { weekday: 3 } });
  const tuesday = new Date(MONDAY_NOON.getTime() + 86_400_000);
  assert.equal(await prepareNextDigest(tuesday), false, 'of this week there is one');
  const [same] = await db.callOpening.findMany();
  assert.deepEqual(same, opening);
});

test('one that was missed goes out late on its day, and on no other', async () => {
  await subscriber(db, 'late@example.org', { categories: [world.finance.id] });
  const id = await dueDigest(db, daysAgo(2));
  await startDueDigests();
  const { state, trouble } = await db.letter.findUniqueOrThrow({ where: { id } });
  assert.equal(state, 'stopped');
  assert.match(trouble ?? '', /did not run/);
  assert.equal(await db.letterRecipient.count({ where: { letterId: id } }), 0);
});

describe('a call that was told', () => {
  const TODAY = '2026-05-04';
  beforeEach(async () => {
    await closesOn('2026-05-20');
    await db.callOpening.deleteMany();
    await noteOpenCalls(TODAY);
    await toldLongAgo();
  });

  const closesOn = (day: string) => db.call.updateMany({ data: { closesOn: new Date(day) } });
  const toldLongAgo = () => db.callOpening.updateMany({ data: { seenAt: daysAgo(9) } });

  async function newCalls() {
    await noteOpenCalls(TODAY);
    const news = await readNews(daysAgo(1), new Date(Date.now() + 1000), TODAY);
    return { ...news, masters: [], articles: [] };
  }

  test('a call that is prolonged is new once more, and its letter says so', async () => {
    assert.deepEqual((await newCalls()).calls, []);
    await closesOn('2026-06-10');
    const news = await newCalls();
    assert.equal(news.calls.length, 1);
    const letter = writeDigest({ subject: 'Du nouveau', news, names: [] }, { reason: '' });
    assert.match(letter.plain, /Délai prolongé\s: clôture le 10 juin 2026/);
    await toldLongAgo();
    assert.deepEqual((await newCalls()).calls, [], 'told once');
  });

  test('one that closes earlier, or again on the day that was told, is not', async () => {
    await closesOn('2026-05-10');
    assert.deepEqual((await newCalls()).calls, []);
    await closesOn('2026-05-20');
    assert.deepEqual((await newCalls()).calls, []);
  });

  test('one that was noted before its day was kept is not told again', async () => {
    await db.callOpening.updateMany({ data: { closesOn: null } });
    assert.deepEqual((await newCalls()).calls, []);
    await closesOn('2026-06-10');
    assert.equal((await newCalls()).calls[0]?.isProlonged, true);
  });

  test('a call that opens says when it closes, and nothing of a delay', async () => {
    await db.callOpening.deleteMany();
    const news = await newCalls();
    const letter = writeDigest({ subject: 'Du nouveau', news, names: [] }, { reason: '' });
    assert.match(letter.plain, /Clôture le 20 mai 2026/);
    assert.doesNotMatch(letter.plain, /prolongé/);
  });
});

describe('when the news cannot be read', () => {
  before(() => breakNews(db));

  test('a digest that cannot begin keeps no other letter from its end', async () => {
    await subscriber(db, 'other@example.org', { categories: [world.finance.id] });
    const digest = await dueDigest(db);
    const frozen = { subject: 'Une lettre', html: '<p>x</p>', plain: 'x' };
    const { id } = await db.letter.create({
      data: { ...frozen, state: 'scheduled', sendAt: DUE },
    });
    send();
    await reaches(db, id, 'sent');
    assert.equal(office.takenFor('other@example.org'), 1);
    const { state } = await db.letter.findUniqueOrThrow({ where: { id: digest } });
    assert.equal(state, 'prepared', 'it is tried again until its day is over');
  });

  test('one that cannot be made for somebody is tried after each pause, and then given up', async () => {
    const subscriberId = await subscriber(db, 'unmade@example.org', {
      categories: [world.finance.id],
    });
    const letterId = await dueDigest(db);
    await db.letter.update({
      where: { id: letterId },
      data: { state: 'sending', startedAt: new Date() },
    });
    await db.letterRecipient.create({ data: { letterId, subscriberId } });
    send();
    await reaches(db, letterId, 'sent');
    const { state, attempts, reason } = await db.letterRecipient.findFirstOrThrow();
    assert.deepEqual([state, attempts, reason], ['failed', 2, 'The letter could not be made']);
    assert.equal(office.takenFor('unmade@example.org'), 0);
  });
});
