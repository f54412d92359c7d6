import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { backgroundDone } from '@/lib/process/background-work';
import type { PrismaClient } from '@/prisma/generated/client';
import { dueLetter, subscribeMany } from '@/tests/fixtures/data/letters';
import { type OwnDatabase, openOwnDatabase } from '@/tests/fixtures/database/own-database';
import { type PostOffice, openPostOffice } from '@/tests/fixtures/people/post-office';
import { eventually } from '@/tests/fixtures/running/eventually';
import { startSending } from './send-letters';

const HURRY = { connections: 1, perMinute: 60_000, leaseMs: 3000, pausesMs: [50], idleMs: 20 };

let own: OwnDatabase;
let db: PrismaClient;
let office: PostOffice;
let stop: () => void = () => undefined;
before(async () => {
  own = await openOwnDatabase();
  db = own.db;
  office = await openPostOffice({ thinkMs: 10_000 });
});
after(async () => {
  stop();
  await backgroundDone();
  await own.close();
  await office.stop();
});

test('a mail server that thinks for longer than a lease leaves no doubt while we wait', async () => {
  const [email = ''] = await subscribeMany(db, 1);
  const id = await dueLetter(db);
  const seen = new Set<string>();
  ({ stop } = startSending({ smtpUrl: office.url, ...HURRY }));
  await eventually(async () => {
    const [row] = await db.letterRecipient.findMany({ where: { letterId: id } });
    if (row) seen.add(row.state);
    assert.equal(row?.state, 'sent');
  }, 60_000);
  assert.ok(seen.has('handed') && !seen.has('unknown'), [...seen].join());
  assert.equal(office.takenFor(email), 1);
});

test('credentials that the server does not ask for hold the letter up, and its card says why', async () => {
  const taken = office.taken();
  stop();
  await backgroundDone();
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
