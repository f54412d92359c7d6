import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { after, before, test } from 'node:test';
import { connectPatiently } from '@/lib/db/connect/client';
import { applyMigrations } from '@/lib/db/migrations/migrate';
import type { PrismaClient } from '@/prisma/generated/client';
import {
  dueLetter,
  judgeLetter,
  reaches,
  refuseSome,
  subscribeMany,
} from '@/tests/fixtures/data/letters';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { type PostOffice, openPostOffice } from '@/tests/fixtures/people/post-office';
import { eventually } from '@/tests/fixtures/running/eventually';
import { killSender, spawnLetterSender } from '@/tests/fixtures/running/spawn-letter-sender';

const COUNT = 300;

onDatabase('a letter to 300, from two senders, each killed on the way', (url) => {
  let db: PrismaClient;
  let office: PostOffice;
  const senders: ChildProcess[] = [];
  before(async () => {
    await applyMigrations(url());
    db = connectPatiently(url());
    await subscribeMany(db, COUNT);
    office = await openPostOffice({ thinkMs: 15, refuse: refuseSome });
  });
  after(async () => {
    for (const sender of senders) sender.kill('SIGKILL');
    await db.$disconnect();
    await office.stop();
  });

  test('everybody gets it exactly once, or is in the report with the reason', async () => {
    const letterId = await dueLetter(db);
    const first = startSender();
    const second = startSender();
    await killAt(first, COUNT / 4);
    const third = startSender();
    await killAt(second, COUNT / 2);
    await reaches(db, letterId, 'sent');
    assert.equal(third.exitCode, null);

    const { faults, rows, unknown } = await judgeLetter(db, letterId, office);
    assert.deepEqual(faults, []);
    assert.equal(rows, COUNT);
    // Two were killed, with two lines each.
    assert.ok(unknown <= 4, `${unknown} unknown`);
    assert.equal(office.addresses().length, office.taken());
    assert.ok(office.mostLines() <= 6);
  });

  function startSender(): ChildProcess {
    const sender = spawnLetterSender(url(), office.url);
    senders.push(sender);
    return sender;
  }

  async function killAt(sender: ChildProcess, taken: number): Promise<void> {
    await eventually(async () => assert.ok(office.taken() >= taken), 60_000);
    await killSender(sender);
  }
});
