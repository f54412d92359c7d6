import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { PrismaClient } from '@/prisma/generated/client';
import { dueDigest, publishAnew, subscribeEach } from '@/tests/fixtures/data/digests';
import { fillDirectory } from '@/tests/fixtures/data/many-masters';
import { type OwnDatabase, openOwnDatabase } from '@/tests/fixtures/database/own-database';
import { createDigestWriter, startDueDigests } from './digests';

const READERS = 5000;
const NEW_MASTERS = 500;

let own: OwnDatabase;
let db: PrismaClient;
before(async () => {
  own = await openOwnDatabase();
  db = own.db;
  await fillDirectory(db);
  await publishAnew(db, NEW_MASTERS);
});
after(() => own.close());

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
