import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { noteOpenCalls, readNews } from '@/lib/db/statements/digest/news';
import type { PrismaClient } from '@/prisma/generated/client';
import { daysAgo, fillWorld } from '@/tests/fixtures/data/digests';
import { type OwnDatabase, openOwnDatabase } from '@/tests/fixtures/database/own-database';
import { writeDigest } from './write-digest';

const TODAY = '2026-05-04';

let own: OwnDatabase;
let db: PrismaClient;
before(async () => {
  own = await openOwnDatabase();
  db = own.db;
  await fillWorld(db);
});
beforeEach(async () => {
  await closesOn('2026-05-20');
  await db.callOpening.deleteMany();
  await noteOpenCalls(TODAY);
  await toldLongAgo();
});
after(() => own.close());

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
