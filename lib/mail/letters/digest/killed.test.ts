import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { after, before, test } from 'node:test';
import { DUE, daysAgo, dueDigest, fillWorld } from '@/tests/fixtures/data/digests';
import { endLeases, reaches, subscribeMany } from '@/tests/fixtures/data/letters';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { type PostOffice, openPostOffice } from '@/tests/fixtures/people/post-office';
import { eventually } from '@/tests/fixtures/running/eventually';
import { killSender, spawnLetterSender } from '@/tests/fixtures/running/spawn-letter-sender';

const COUNT = 150;

onDatabase('a digest to 150, from two senders, one killed on the way', ({ url, db }) => {
  let office: PostOffice;
  const senders: ChildProcess[] = [];
  before(async () => {
    office = await openPostOffice();
    const { finance } = await fillWorld(db);
    await subscribeMany(db, COUNT);
    await db.newsletterSubscriber.updateMany({ data: { subjectsAt: daysAgo(5) } });
    const rows = await db.newsletterSubscriber.findMany({ select: { id: true } });
    await db.subscriberCategory.createMany({
      data: rows.map(({ id }) => ({ subscriberId: id, categoryId: finance.id })),
    });
  });
  after(async () => {
    for (const sender of senders) sender.kill('SIGKILL');
    await office.stop();
  });

  test('everybody gets it once, and what cannot be known is said', async () => {
    const letterId = await dueDigest(db);
    office.hold('mail', COUNT / 3);
    const first = startSender();
    startSender();
    await eventually(async () => assert.equal(office.waiting(), 4));
    await killSender(first);
    await eventually(async () => assert.equal(office.cut().length, 2));
    await endLeases(db, office.cut());
    office.letGo();
    startSender();
    await reaches(db, letterId, 'sent');
    const rows = await db.letterRecipient.findMany({
      where: { letterId },
      select: { state: true, subscriber: { select: { email: true } } },
    });
    assert.equal(rows.length, COUNT);
    const wrong = rows.filter(({ state, subscriber }) => {
      const taken = office.takenFor(subscriber?.email ?? '');
      return state === 'sent' ? taken !== 1 : state !== 'unknown' || taken > 1;
    });
    assert.deepEqual(wrong, []);
    const unknown = rows.filter(({ state }) => state === 'unknown');
    assert.deepEqual(
      unknown.map(({ subscriber }) => subscriber?.email).toSorted(),
      office.cut().toSorted(),
    );
  });

  function startSender(): ChildProcess {
    const sender = spawnLetterSender(url, office.url, DUE);
    senders.push(sender);
    return sender;
  }
});
