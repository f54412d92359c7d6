import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { connectPatiently } from '@/lib/db/connect/client';
import { closeDatabaseClients } from '@/lib/db/connect/closing';
import { startInMemoryDatabase } from '@/lib/db/embedded/in-memory';
import { applyMigrations } from '@/lib/db/migrations/migrate';
import { startSending } from '@/lib/letters/send/send-letters';
import { backgroundDone } from '@/lib/process/background-work';
import type { PrismaClient } from '@/prisma/generated/client';
import {
  type World,
  breakNews,
  dueDigest,
  fillWorld,
  subscriber,
} from '@/tests/fixtures/data/digests';
import { type PostOffice, openPostOffice } from '@/tests/fixtures/people/post-office';
import { eventually } from '@/tests/fixtures/running/eventually';
import { giveSettings } from '@/tests/fixtures/running/give-settings';

let database: { url: string; stop: () => Promise<void> };
let db: PrismaClient;
let office: PostOffice;
let world: World;
let stop: () => void = () => undefined;
before(async () => {
  database = await startInMemoryDatabase();
  await applyMigrations(database.url);
  giveSettings({
    ...{ DATABASE_URL: database.url, SITE_URL: 'http://guide.localhost:3000' },
    ...{ NEXTAUTH_SECRET: 'x'.repeat(32), CONTACT_EMAIL: 'equipe@guide.example' },
  });
  db = connectPatiently(database.url);
  office = await openPostOffice();
  world = await fillWorld(db);
  await breakNews(db);
});
afterEach(async () => {
  stop();
  await backgroundDone();
  await db.letter.deleteMany();
  await db.newsletterSubscriber.deleteMany();
});
after(async () => {
  await closeDatabaseClients();
  await db.$disconnect();
  await office.stop();
  await database.stop();
});

const send = () =>
  ({ stop } = startSending({
    ...{ smtpUrl: office.url, connections: 1, perMinute: 60_000 },
    ...{ leaseMs: 2000, pausesMs: [50], idleMs: 20 },
  }));
const isSent = (id: string) =>
  eventually(async () => {
    assert.equal((await db.letter.findUniqueOrThrow({ where: { id } })).state, 'sent');
  }, 60_000);

test('a digest that cannot begin keeps no other letter from its end', async () => {
  await subscriber(db, 'other@example.org', { categories: [world.finance.id] });
  const digest = await dueDigest(db);
  const frozen = { subject: 'Une lettre', html: '<p>x</p>', plain: 'x' };
  const { id } = await db.letter.create({
    data: { ...frozen, state: 'scheduled', sendAt: new Date(Date.now() - 1000) },
  });
  send();
  await isSent(id);
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
  await isSent(letterId);
  const { state, attempts, reason } = await db.letterRecipient.findFirstOrThrow();
  assert.deepEqual([state, attempts, reason], ['failed', 2, 'The letter could not be made']);
  assert.equal(office.takenFor('unmade@example.org'), 0);
});
