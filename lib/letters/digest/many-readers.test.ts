import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { connectPatiently } from '@/lib/db/connect/client';
import { closeDatabaseClients } from '@/lib/db/connect/closing';
import { startInMemoryDatabase } from '@/lib/db/embedded/in-memory';
import { applyMigrations } from '@/lib/db/migrations/migrate';
import type { PrismaClient } from '@/prisma/generated/client';
import { dueDigest, publishAnew, subscribeEach } from '@/tests/fixtures/data/digests';
import { fillDirectory } from '@/tests/fixtures/data/many-masters';
import { giveSettings } from '@/tests/fixtures/running/give-settings';
import { createDigestWriter, startDueDigests } from './digests';

const READERS = 5000;
const NEW_MASTERS = 500;

let database: { url: string; stop: () => Promise<void> };
let db: PrismaClient;
before(async () => {
  database = await startInMemoryDatabase();
  await applyMigrations(database.url);
  giveSettings({
    ...{ DATABASE_URL: database.url, SITE_URL: 'http://guide.localhost:3000' },
    NEXTAUTH_SECRET: 'x'.repeat(32),
  });
  db = connectPatiently(database.url);
  await fillDirectory(db);
  await publishAnew(db, NEW_MASTERS);
});
after(async () => {
  await closeDatabaseClients();
  await db.$disconnect();
  await database.stop();
});

test('each of 5,000 readers with subjects of their own has a row of work, and a letter with what is new', async (t) => {
  await subscribeEach(db, READERS);
  const id = await dueDigest(db);
  const { sendAt, subject } = await db.letter.findUniqueOrThrow({ where: { id } });
  const before = process.memoryUsage().heapUsed;
  const started = performance.now();
  await startDueDigests();
  const seconds = (performance.now() - started) / 1000;
  const rows = await db.letterRecipient.findMany({ where: { letterId: id }, take: 200 });
  const total = await db.letterRecipient.count({ where: { letterId: id } });
  const megabytes = (process.memoryUsage().heapUsed - before) / 2 ** 20;
  assert.ok(total > READERS / 2 && total <= READERS, `${total} recipients`);
  t.diagnostic(
    `${total} of ${READERS} begin in ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`,
  );

  const write = createDigestWriter();
  const from = performance.now();
  for (const { subscriberId } of rows) {
    const made = await write({ id, subject, sendAt: sendAt ?? new Date() }, subscriberId ?? '');
    assert.match(made?.plain ?? '', /Nouveaux masters/);
  }
  const each = (performance.now() - from) / rows.length;
  t.diagnostic(`a letter is made in ${each.toFixed(1)} ms`);
});
