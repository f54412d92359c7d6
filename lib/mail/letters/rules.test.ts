import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { after, beforeEach, test } from 'node:test';
import { allDone } from '@/lib/process/before-stop';
import { readUnsubscribeToken } from '@/lib/mail/newsletter/tokens';
import { dueLetter, reaches, subscribeMany } from '@/tests/fixtures/data/letters';
import { openOwnDatabase } from '@/tests/fixtures/database/own-database';
import { openPostOffice } from '@/tests/fixtures/people/post-office';
import { eventually } from '@/tests/fixtures/running/eventually';
import { type KeptSending, startSending } from '@/tests/fixtures/running/keep-sending';

const HURRY = { connections: 1, perMinute: 60_000, leaseMs: 60_000, pausesMs: [1], idleMs: 20 };

let refusal: { responseCode: number; message: string } | undefined;
let stop = async (): Promise<void> => undefined;
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const own = await openOwnDatabase({
  CONTACT_EMAIL: 'equipe@guide.example',
  DKIM_SELECTOR: 'lettre',
  DKIM_PRIVATE_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
});
const { db } = own;
const office = await openPostOffice({ refuse: () => refusal });
after(async () => {
  await stop();
  await allDone();
  await own.close();
  await office.stop();
});
beforeEach(async () => {
  await stop();
  refusal = undefined;
  await db.letter.deleteMany();
  await db.newsletterSubscriber.deleteMany();
});

const send = (more: Partial<KeptSending> = {}) => {
  ({ stop } = startSending({ smtpUrl: office.url, ...HURRY, ...more }));
};
const recipients = (letterId: string) =>
  db.letterRecipient.findMany({ where: { letterId }, orderBy: { at: 'asc' } });
/** Addresses that no other test of this file has used. */
let batch = 0;
async function subscribe(count: number): Promise<string[]> {
  batch += 1;
  const given = await subscribeMany(db, count);
  const renamed = given.map((email) => `${batch}-${email}`);
  for (const [at, email] of given.entries()) {
    await db.newsletterSubscriber.update({ where: { email }, data: { email: renamed[at] } });
  }
  return renamed;
}

test('a letter arrives whole: both parts, its own id, a way out and a signature', async () => {
  const [email = ''] = await subscribe(1);
  const begun = Math.floor(Date.now() / 1000) * 1000;
  const id = await dueLetter(db, 'Les dates de mars : « nouvelles »');
  send();
  await reaches(db, id, 'sent');
  const mail = await office.firstFor(email);
  const [row] = await recipients(id);
  assert.equal(mail.subject, 'Les dates de mars : « nouvelles »');
  assert.equal(mail.messageId, `<${row?.id}@guide.localhost>`);
  assert.equal(mail.from?.value[0]?.address, 'equipe@guide.example');
  assert.ok(mail.date && mail.date.getTime() >= begun && mail.date.getTime() <= Date.now());
  const link = /https?:\S+desinscription\?jeton=\S+/.exec(mail.text ?? '')?.[0] ?? '';
  assert.ok(link.startsWith('http://guide.localhost:3000/'), link);
  assert.ok(String(mail.html).includes(`href="${link}"`));
  const token = new URL(link).searchParams.get('jeton') ?? '';
  const { id: subscriberId } = await db.newsletterSubscriber.findUniqueOrThrow({
    where: { email },
  });
  assert.equal(readUnsubscribeToken(token), subscriberId);
  const raw = office.rawFor(email).replaceAll(/\r\n[ \t]+/g, ' ');
  assert.ok(raw.includes(`List-Unsubscribe: <${link}>`));
  assert.match(raw, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  assert.match(raw, /^DKIM-Signature: v=1; a=rsa-sha256; c=relaxed\/relaxed; d=guide\.example;/m);
  // RFC 8058 wants both headers of the way out in the signature.
  assert.match(raw, /; h=[^;]*:list-unsubscribe:list-unsubscribe-post;/);
  assert.match(raw, /^List-ID: .*<lettre\.guide\.localhost>\r$/m);
});

test('who leaves before their turn gets nothing, and neither does who was deleted', async () => {
  const [stays = '', leaves = '', goes = ''] = await subscribe(3);
  const id = await dueLetter(db);
  await db.letter.update({ where: { id }, data: { state: 'paused', startedAt: new Date() } });
  const all = await db.newsletterSubscriber.findMany({ select: { id: true } });
  await db.letterRecipient.createMany({
    data: all.map((subscriber) => ({ letterId: id, subscriberId: subscriber.id })),
  });
  await db.newsletterSubscriber.update({ where: { email: leaves }, data: { active: false } });
  await db.newsletterSubscriber.delete({ where: { email: goes } });
  await db.letter.update({ where: { id }, data: { state: 'sending' } });
  send();
  await reaches(db, id, 'sent');
  assert.deepEqual([stays, leaves, goes].map(office.takenFor), [1, 0, 0]);
  const states = (await recipients(id)).map(({ state }) => state);
  assert.deepEqual(states.toSorted(), ['left', 'left', 'sent']);
});

test('a refusal that stays temporary is given up in the end, and the address stays', async () => {
  const [email = ''] = await subscribe(1);
  refusal = { responseCode: 450, message: '4.2.0 Try again' };
  const id = await dueLetter(db);
  send();
  await reaches(db, id, 'sent');
  const [row] = await recipients(id);
  assert.deepEqual([row?.state, row?.attempts], ['failed', 2]);
  assert.equal(row?.reason, '450 4.2.0 Try again');
  const { active } = await db.newsletterSubscriber.findUniqueOrThrow({ where: { email } });
  assert.equal(active, true);
});

test('a mail server that is away holds the letter up, and nobody fails for it', async () => {
  await subscribe(2);
  const id = await dueLetter(db);
  send({ smtpUrl: 'smtp://127.0.0.1:1' });
  await eventually(async () => {
    const { trouble } = await db.letter.findUniqueOrThrow({ where: { id } });
    assert.match(trouble ?? '', /ECONNREFUSED/);
  }, 30_000);
  await stop();
  send();
  await reaches(db, id, 'sent');
  const rows = await recipients(id);
  assert.deepEqual(
    rows.map(({ state, attempts }) => [state, attempts]),
    [
      ['sent', 1],
      ['sent', 1],
    ],
  );
  assert.equal((await db.letter.findUniqueOrThrow({ where: { id } })).trouble, null);
});

test('a letter that is paused or stopped hands nothing over any more', async () => {
  const emails = await subscribe(30);
  const id = await dueLetter(db);
  const before = office.taken();
  office.hold('mail', 3);
  send();
  await eventually(async () => assert.equal(office.waiting(), 1));
  await db.letter.update({ where: { id }, data: { state: 'paused' } });
  office.letGo();
  await eventually(async () => {
    assert.equal(await db.letterRecipient.count({ where: { state: 'handed' } }), 0);
  }, 30_000);
  // Another letter goes its way meanwhile, which proves that the sender had its turns.
  await db.newsletterSubscriber.deleteMany({ where: { email: { in: emails.slice(0, 25) } } });
  const other = await dueLetter(db, 'Une autre');
  await reaches(db, other, 'sent');
  // Three before it, and the one that was under way.
  assert.equal(await db.letterRecipient.count({ where: { letterId: id, state: 'sent' } }), 4);
  assert.equal(office.taken() - before, 4 + 5);
});

test('a lease is renewed three times in its time for as long as a mail server thinks', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const [email = ''] = await subscribe(1);
  const id = await dueLetter(db);
  const rowNow = () => db.letterRecipient.findFirstOrThrow({ where: { letterId: id } });
  office.hold('mail');
  send();
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
