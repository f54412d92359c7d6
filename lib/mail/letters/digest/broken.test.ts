import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { startSending } from '@/tests/fixtures/running/keep-sending';
import { allDone } from '@/lib/process/before-stop';
import type { PrismaClient } from '@/prisma/generated/client';
import {
  DUE,
  type World,
  breakNews,
  dueDigest,
  fillWorld,
  subscriber,
} from '@/tests/fixtures/data/digests';
import { reaches } from '@/tests/fixtures/data/letters';
import { type OwnDatabase, openOwnDatabase } from '@/tests/fixtures/database/own-database';
import { type PostOffice, openPostOffice } from '@/tests/fixtures/people/post-office';

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
  await breakNews(db);
});
afterEach(async () => {
  stop();
  await allDone();
  await db.letter.deleteMany();
  await db.newsletterSubscriber.deleteMany();
});
after(async () => {
  await own.close();
  await office.stop();
});

const send = () =>
  ({ stop } = startSending({
    ...{ smtpUrl: office.url, connections: 1, perMinute: 60_000 },
    ...{ leaseMs: 60_000, pausesMs: [1], idleMs: 20, now: () => DUE },
  }));
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
