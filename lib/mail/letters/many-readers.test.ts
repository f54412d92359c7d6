import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { DUE, dueDigest, publishAnew, subscribeEach } from '@/tests/fixtures/data/digests';
import { fillDirectory } from '@/tests/fixtures/data/many-masters';
import { openOwnDatabase } from '@/tests/fixtures/database/own-database';
import { createDigestWriter, startDueDigests } from '@/lib/mail/letters/digests';

const READERS = 5000;
const NEW_MASTERS = 500;

const own = await openOwnDatabase();
const { db } = own;
await fillDirectory(db);
await publishAnew(db, NEW_MASTERS);
after(() => own.close());

test('each of 5,000 readers with subjects of their own has a row of work, and a letter with what is new', async () => {
  await subscribeEach(db, READERS);
  const id = await dueDigest(db);
  const { subject } = await db.letter.findUniqueOrThrow({ where: { id } });
  await startDueDigests(DUE);
  const rows = await db.letterRecipient.findMany({ where: { letterId: id }, take: 200 });
  const total = await db.letterRecipient.count({ where: { letterId: id } });
  assert.ok(total > READERS / 2 && total <= READERS, `${total} recipients`);

  const write = createDigestWriter();
  for (const { subscriberId } of rows) {
    const made = await write({ id, subject, sendAt: DUE }, subscriberId ?? '');
    assert.match(made?.plain ?? '', /Nouveaux masters/);
  }
});
