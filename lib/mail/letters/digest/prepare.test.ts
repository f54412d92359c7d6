import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import type { PrismaClient } from '@/prisma/generated/client';
import {
  type World,
  daysAgo,
  dueDigest,
  fillWorld,
  subscriber,
} from '@/tests/fixtures/data/digests';
import { type OwnDatabase, openOwnDatabase } from '@/tests/fixtures/database/own-database';
import { prepareNextDigest, startDueDigests } from './digests';

/** A Monday; the digest goes out on Tuesdays at nine. */
const MONDAY_NOON = new Date('2026-11-23T12:00:00Z');

let own: OwnDatabase;
let db: PrismaClient;
let world: World;
before(async () => {
  own = await openOwnDatabase();
  db = own.db;
  world = await fillWorld(db);
});
afterEach(async () => {
  await db.letter.deleteMany();
  await db.newsletterSubscriber.deleteMany();
  await db.digestSettings.deleteMany();
});
after(() => own.close());

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
