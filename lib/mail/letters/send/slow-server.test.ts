import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { allDone } from '@/lib/process/before-stop';
import type { PrismaClient } from '@/prisma/generated/client';
import { dueLetter, reaches, subscribeMany } from '@/tests/fixtures/data/letters';
import { type OwnDatabase, openOwnDatabase } from '@/tests/fixtures/database/own-database';
import { type PostOffice, openPostOffice } from '@/tests/fixtures/people/post-office';
import { eventually } from '@/tests/fixtures/running/eventually';
import { startSending } from '@/tests/fixtures/running/keep-sending';

const HURRY = { connections: 1, perMinute: 60_000, leaseMs: 60_000, pausesMs: [1], idleMs: 20 };

let own: OwnDatabase;
let db: PrismaClient;
let office: PostOffice;
let stop: () => void = () => undefined;
before(async () => {
  own = await openOwnDatabase();
  db = own.db;
  office = await openPostOffice();
});
after(async () => {
  stop();
  await allDone();
  await own.close();
  await office.stop();
});

test('a lease is renewed three times in its time for as long as a mail server thinks', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const [email = ''] = await subscribeMany(db, 1);
  const id = await dueLetter(db);
  const rowNow = () => db.letterRecipient.findFirstOrThrow({ where: { letterId: id } });
  office.hold('mail');
  ({ stop } = startSending({ smtpUrl: office.url, ...HURRY }));
  await eventually(async () => assert.equal(office.waiting(), 1));
  for (let renewal = 0; renewal < 4; renewal += 1) {
    const { dueAt, state } = await rowNow();
    assert.equal(state, 'handed');
    t.mock.timers.tick(HURRY.leaseMs / 3);
    await eventually(async () => assert.ok((await rowNow()).dueAt > dueAt));
  }
  office.letGo();
  await reaches(db, id, 'sent');
  assert.equal((await rowNow()).state, 'sent');
  assert.equal(office.takenFor(email), 1);
});

test('credentials that the server does not ask for hold the letter up, and its card says why', async () => {
  const taken = office.taken();
  stop();
  await allDone();
  const id = await dueLetter(db, 'Une autre');
  ({ stop } = startSending({ smtpUrl: office.url.replace('//', '//guide:geheim@'), ...HURRY }));
  await eventually(async () => {
    const { trouble } = await db.letter.findUniqueOrThrow({ where: { id } });
    assert.match(trouble ?? '', /^SMTP_URL: /);
  }, 60_000);
  const [row] = await db.letterRecipient.findMany({ where: { letterId: id } });
  assert.deepEqual([row?.attempts, row?.reason], [0, null]);
  assert.equal(office.taken(), taken);
});
