import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { after, before, test } from 'node:test';
import {
  dueLetter,
  endLeases,
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

onDatabase('a letter to 300, from two senders, each killed on the way', ({ url, db }) => {
  let office: PostOffice;
  const senders: ChildProcess[] = [];
  before(async () => {
    await subscribeMany(db, COUNT);
    office = await openPostOffice({ refuse: refuseSome });
  });
  after(async () => {
    for (const sender of senders) sender.kill('SIGKILL');
    await office.stop();
  });

  test('everybody gets it exactly once, or is in the report with the reason', async () => {
    const letterId = await dueLetter(db);
    office.hold('mail', COUNT / 4);
    const first = startSender();
    const second = startSender();
    await killWithTwoHeld(first);
    office.letGo();
    office.hold('address', COUNT / 4);
    const third = startSender();
    await killWithTwoHeld(second);
    office.letGo();
    await reaches(db, letterId, 'sent');
    assert.equal(third.exitCode, null);

    const { faults, rows, unknown } = await judgeLetter(db, letterId, office);
    assert.deepEqual(faults, []);
    assert.equal(rows, COUNT);
    // The first had handed over two; what the second had only claimed was another's to take.
    assert.equal(unknown, 2);
    assert.equal(office.addresses().length, office.taken());
    assert.ok(office.mostLines() <= 6);
  });

  function startSender(): ChildProcess {
    const sender = spawnLetterSender(url, office.url);
    senders.push(sender);
    return sender;
  }

  /** When all lines of two senders wait for an answer; its own two come back as after a lease. */
  async function killWithTwoHeld(sender: ChildProcess): Promise<void> {
    await eventually(async () => assert.equal(office.waiting(), 4));
    const before = office.cut().length;
    await killSender(sender);
    await eventually(async () => assert.equal(office.cut().length, before + 2));
    const { count } = await endLeases(db, office.cut().slice(before));
    assert.equal(count, 2);
  }
});
