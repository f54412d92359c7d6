import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { TEAM, startSiteWithMail } from '../../fixtures/site/site-with-mail';

const {
  site,
  mailbox,
  client,
  send: post,
} = await startSiteWithMail({
  NEWSLETTER_CONFIRMATION: 'off',
});
const address = (name: string) => `${name}-${randomUUID()}@example.org`;

describe('the welcome mail', () => {
  const subscribe = (email: string) => client().post('/api/newsletter/subscribe', { email });

  test('says in French, as text and as HTML, what it is and how to leave', async () => {
    const email = address('bienvenue');
    const arriving = mailbox.nextFor(email);
    assert.deepEqual(await (await subscribe(email)).json(), { success: true });
    const mail = await arriving;
    assert.equal(mail.subject, 'Bienvenue dans la newsletter du Guide des Masters au Maroc');
    assert.equal(mail.from?.text, `"Guide des Masters au Maroc" <${TEAM}>`);
    const link = /https?:\S+\/newsletter\/desinscription\?jeton=\S+/.exec(mail.text ?? '')?.[0];
    assert.ok(link);
    assert.ok(link.startsWith(`${site.url}/`));
    assert.ok(!link.includes(email) && !link.includes(encodeURIComponent(email)));
    assert.ok(typeof mail.html === 'string' && mail.html.includes(`href="${link}"`));
    assert.ok(mail.html.includes(`href="${site.url}/actualites"`));
    const raw =
      mailbox
        .raw()
        .at(-1)
        ?.replaceAll(/\r\n[ \t]+/g, ' ') ?? '';
    assert.ok(raw.includes(`List-Unsubscribe: <${link}>`));
    assert.match(raw, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    assert.equal(mail.headers.get('auto-submitted'), 'auto-generated');
  });

  test('comes once, and again only after one has left', async () => {
    const email = address('retour');
    const arriving = mailbox.nextFor(email);
    await subscribe(email);
    const { text = '' } = await arriving;
    await subscribe(email);
    const link = /\/newsletter\/desinscription\S+/.exec(text)?.[0] ?? '';
    const left = await post(link, 'List-Unsubscribe=One-Click', { origin: undefined });
    assert.equal(left.status, 200);
    const again = mailbox.nextFor(email);
    await subscribe(email);
    await again;
    assert.equal(mailbox.mailsFor(email).length, 2);
  });
});

describe('a message of the contact page', () => {
  const message = {
    name: 'Amina El Fassi',
    email: 'amina@example.org',
    subject: 'Une erreur à signaler',
    message: 'Bonjour,\n\nla page <b>Rabat</b> dit « lundi ».\n',
  };
  const send = (body: object) => client().post('/api/contact', body);
  const received = () => mailbox.mailsFor(TEAM).length;

  test('reaches the team, and the answer goes to its sender (spec 5.11)', async () => {
    const arriving = mailbox.nextFor(TEAM);
    const answer = await send({ ...message, website: '', seconds: 20 });
    assert.equal(answer.status, 200);
    assert.deepEqual(await answer.json(), { success: true });
    const mail = await arriving;
    assert.equal(mail.subject, '[Contact] Une erreur à signaler');
    assert.equal(mail.replyTo?.text, '"Amina El Fassi" <amina@example.org>');
    assert.equal(mail.from?.value[0]?.address, TEAM);
    assert.match(mail.text ?? '', /la page <b>Rabat<\/b> dit « lundi »\./);
    assert.match(String(mail.html), /la page &lt;b&gt;Rabat&lt;\/b&gt;/);
  });

  test('cannot bring headers of its own', async () => {
    const before = received();
    const injections = [
      { name: 'Amina\r\nBcc: victime@example.org' },
      { subject: 'Bonjour\nBcc: victime@example.org' },
      { subject: 'Bonjour\u0000' },
      { email: 'amina@example.org\r\nBcc: victime@example.org' },
      { email: 'amina@example.org, victime@example.org' },
      { email: ['amina@example.org', 'victime@example.org'] },
    ];
    for (const injection of injections) {
      assert.equal((await send({ ...message, ...injection })).status, 422);
    }
    assert.equal(received(), before);
    const arriving = mailbox.nextFor(TEAM);
    await send({ ...message, name: '"Amina" <victime@example.org>,', subject: '=?utf-8?B?Qg==?=' });
    const { replyTo, cc, bcc } = await arriving;
    assert.deepEqual(
      replyTo?.value.map((sender) => sender.address),
      ['amina@example.org'],
    );
    assert.deepEqual([cc, bcc], [undefined, undefined]);
    assert.deepEqual(mailbox.mailsFor('victime@example.org'), []);
  });

  test('is taken from people, not from programs', async () => {
    const before = received();
    assert.equal((await send({ ...message, website: 'https://spam.example' })).status, 200);
    const fast = await send({ ...message, seconds: 0.4 });
    assert.equal(fast.status, 422);
    const { issues } = (await fast.json()) as { issues: { path: string }[] };
    assert.equal(issues[0]?.path, 'seconds');
    const foreign = { headers: { origin: 'https://evil.example' } };
    assert.equal((await client().post('/api/contact', message, foreign)).status, 403);
    assert.equal(received(), before);
  });

  test('is not lost in silence when the mail server refuses it', async () => {
    mailbox.refuse(true);
    const answer = await send(message);
    mailbox.refuse(false);
    assert.equal(answer.status, 503);
    assert.ok(answer.headers.get('retry-after'));
    assert.ok(!(await answer.text()).includes('@'));
    assert.ok(!site.output().includes('amina@example.org'), 'no address in the log');
  });
});
