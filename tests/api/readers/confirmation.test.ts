import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CONSENT } from '@/lib/editorial/newsletter';
import { signIn } from '../../fixtures/people/sign-in';
import { createClient } from '../../fixtures/site/client';
import { eventually } from '../../fixtures/running/eventually';
import { DAY, MINUTE, ago } from '../../fixtures/running/moments';
import { startSiteWithMail } from '../../fixtures/site/site-with-mail';

const { site, db, mailbox, client, send } = await startSiteWithMail();

const subscribe = (email: string) => client().post('/api/newsletter/subscribe', { email });
const rowOf = (email: string) => db.newsletterSubscriber.findUniqueOrThrow({ where: { email } });
let given = 0;
const address = () => `lectrice-${(given += 1)}@example.org`;
const imported = {
  ...{ consentSource: 'Salon de Fès', consentVersion: 'import' },
  consentedAt: new Date('2025-09-03'),
};
const press = (link: string, headers: Record<string, string | undefined> = {}) =>
  send(link.replace('/newsletter/confirmer', '/newsletter/confirmation'), '', headers);

/** Subscribes, and gives the address and the link of the mail. */
async function asked(email = address()): Promise<{ email: string; link: string }> {
  const arriving = mailbox.nextFor(email);
  const answer = await subscribe(email);
  assert.deepEqual([answer.status, await answer.json()], [200, { success: true }]);
  const { text = '', subject } = await arriving;
  assert.match(subject ?? '', /^Confirmez votre inscription/);
  const link = new RegExp(`${site.url}(/newsletter/confirmer\\?jeton=\\S+)`).exec(text)?.[1] ?? '';
  assert.ok(link && !link.includes(email));
  return { email, link };
}

test('an address counts after the button of the page that the mail links to, and not before', async () => {
  const { email, link } = await asked();
  assert.equal((await rowOf(email)).active, false);
  const page = await (await client().get(link)).text();
  assert.match(page, /<button[^>]*>Confirmer mon inscription/);
  assert.equal((await rowOf(email)).active, false, 'opening it is not enough');
  assert.equal((await press(link, { origin: 'https://evil.example' })).status, 403);
  assert.equal((await rowOf(email)).active, false);

  const arriving = mailbox.nextFor(email);
  const pressed = await press(link);
  assert.equal(pressed.status, 303);
  const done = pressed.headers.get('location') ?? '';
  assert.match(done, /^\/newsletter\?etat=confirme&fait=/);
  assert.match(await (await client().get(done)).text(), /Inscription confirmée/);
  const { active, pendingSince, confirmedAt, confirmations } = await rowOf(email);
  assert.deepEqual(
    { active, pendingSince, confirmations },
    { active: true, pendingSince: null, confirmations: 0 },
  );
  assert.ok(confirmedAt);
  assert.match((await arriving).subject ?? '', /^Bienvenue/);
  assert.match(
    (await press(link)).headers.get('location') ?? '',
    /etat=confirme/,
    'people click twice',
  );
});

test('a forged link confirms nothing, nor does the one to leave', async () => {
  const { email, link } = await asked();
  const { email: other, link: own } = await asked();
  const { id } = await rowOf(email);
  const { id: otherId } = await rowOf(other);
  for (const wrong of [
    `${link}x`,
    own.replace(otherId, id),
    `/newsletter/confirmer?jeton=${id}.`,
  ]) {
    assert.equal((await press(wrong)).headers.get('location'), '/newsletter/confirmer');
  }
  assert.equal((await rowOf(email)).active, false);
});

test('the mail comes again for who lost it, but not more often than is bearable', async () => {
  const { email } = await asked();
  for (let time = 0; time < 3; time += 1) await subscribe(email);
  for (let mails = 2; mails <= 5; mails += 1) {
    const pendingSince = ago(11 * MINUTE);
    await db.newsletterSubscriber.update({ where: { email }, data: { pendingSince } });
    await asked(email);
  }
  const pendingSince = ago(DAY);
  await db.newsletterSubscriber.update({ where: { email }, data: { pendingSince } });
  assert.equal((await subscribe(email)).status, 200);
  // What is asked for afterwards has arrived, so nothing else is on its way.
  await asked();
  assert.equal(mailbox.mailsFor(email).length, 5);
});

test('a mail that the server did not take does not count', async () => {
  const email = address();
  mailbox.refuse(true);
  assert.equal((await subscribe(email)).status, 200);
  await eventually(async () => {
    assert.ok(site.output().includes('confirmation mail not sent'));
    assert.equal((await rowOf(email)).confirmations, 0);
  });
  mailbox.refuse(false);
  assert.ok(!site.output().includes(email));
  await asked(email);
});

test('seven days later the link is no longer good', async () => {
  const { email, link } = await asked();
  const pendingSince = ago(7 * DAY);
  await db.newsletterSubscriber.update({ where: { email }, data: { pendingSince } });
  assert.equal((await press(link)).headers.get('location'), '/newsletter/confirmer');
  assert.equal((await rowOf(email)).active, false);
});

test('who left and is inscribed again gets no letter before the click, and the mail for it, but not again and again', async () => {
  const { email, link } = await asked();
  const welcome = mailbox.nextFor(email);
  await press(link);
  const leave = /\/newsletter\/desinscription\?\S+/.exec((await welcome).text ?? '')?.[0] ?? '';
  assert.equal((await press(leave)).status, 303);
  assert.equal((await press(link)).headers.get('location'), '/newsletter/confirmer', 'an old link');
  await asked(email);
  assert.equal((await rowOf(email)).active, false);

  await press(leave);
  await subscribe(email);
  // What is asked for afterwards has arrived, so nothing else is on its way.
  await asked();
  assert.equal(mailbox.mailsFor(email).length, 3);
  const aWhileAgo = { unsubscribedAt: ago(11 * MINUTE) };
  await db.newsletterSubscriber.update({ where: { email }, data: aWhileAgo });
  await press(leave);
  await press((await asked(email)).link);
  const { active, unsubscribedAt } = await rowOf(email);
  assert.deepEqual([active, unsubscribedAt], [true, null]);
});

test('writing the address of a subscriber into the form changes nothing of their proof', async () => {
  const email = address();
  const before = await db.newsletterSubscriber.create({ data: { email, ...imported } });
  const answer = await subscribe(email);
  assert.deepEqual([answer.status, await answer.json()], [200, { success: true }]);
  assert.deepEqual(await rowOf(email), before);
});

test('who left keeps the proof of then, until the click brings a new one', async () => {
  const email = address();
  const left = { active: false, unsubscribedAt: new Date(), confirmedAt: imported.consentedAt };
  const before = await db.newsletterSubscriber.create({ data: { email, ...imported, ...left } });
  const { link } = await asked(email);
  const { pendingSince, confirmations, ...waiting } = await rowOf(email);
  assert.deepEqual({ ...waiting, pendingSince: null, confirmations: 0 }, before);
  assert.ok(pendingSince && confirmations === 1);

  await press(link);
  const { active, consentedAt, confirmedAt, consentSource, consentVersion } = await rowOf(email);
  assert.deepEqual([active, consentSource, consentVersion], [true, null, CONSENT.version]);
  assert.ok(consentedAt > imported.consentedAt);
  assert.deepEqual(consentedAt, confirmedAt);
});

test('staff see who has not confirmed, apart from subscribers', async () => {
  const { email } = await asked();
  const admin = createClient(site.url, (await signIn(db)).cookie);
  const found = async (status: string) => {
    const answer = await admin.get(`/api/admin/newsletter?q=${email}&status=${status}`);
    return ((await answer.json()) as { email: string; pendingSince: string | null }[]).length;
  };
  assert.deepEqual(await Promise.all(['active', 'unconfirmed', 'inactive'].map(found)), [0, 1, 0]);
  const file = await (await admin.get('/api/admin/newsletter/export')).text();
  assert.match(file, new RegExp(`${email},unconfirmed,`));
});
