import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { sign } from '@/lib/process/signature';
import { signIn } from '../../fixtures/people/sign-in';
import { signAs } from '../../fixtures/people/site-secret';
import { eventually } from '../../fixtures/running/eventually';
import { createClient } from '../../fixtures/site/client';
import { startSiteWithMail } from '../../fixtures/site/site-with-mail';

const LIMITS = 'threat 46: limits shared by neighbours, boxes and domains';
const MARKS = 'threat 49: marks of letters planted in texts, links without an end';

const { site, db, mailbox, client, send: post } = await startSiteWithMail();

const subscribe = (email: string, from?: string) =>
  client().post(
    '/api/newsletter/subscribe',
    { email },
    { headers: from ? { 'x-forwarded-for': from } : {} },
  );
const reader = (email = `lectrice-${randomUUID()}@example.org`) =>
  db.newsletterSubscriber.create({ data: { email, consentVersion: 'test' } });

test(`${LIMITS}: a box is written to five times, from however many networks under however many names`, async () => {
  const names = Array.from({ length: 20 }, (_, at) => `victime+${at}@example.org`);
  // As many neighbourhoods, so that nothing but the box is in the way.
  const answers = await Promise.all(
    names.map((email, at) => subscribe(email, `2001:db8:${at + 1}:1::1`)),
  );
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  const last = mailbox.nextFor('derniere@example.org');
  await subscribe('derniere@example.org');
  await last;
  // Each mail is sent or given up before its row is as it stays.
  await eventually(async () => {
    const rows = await db.newsletterSubscriber.findMany({ where: { email: { in: names } } });
    const counted = rows.filter(({ confirmations }) => confirmations === 1).length;
    const sent = names.flatMap((email) => mailbox.mailsFor(email)).length;
    assert.deepEqual([rows.length, counted], [20, sent]);
    // A database that is late is not waited for: then this process counts five more by itself.
    assert.ok(sent >= 5 && sent <= 10, `${sent} mails`);
  });
});

test(`${MARKS}: a text that names what stood for the links of readers carries nobody’s token`, async () => {
  const { email } = await reader();
  const admin = createClient(site.url, (await signIn(db)).cookie);
  const marks = ['https://lettre.invalid/preferences', 'https://lettre.invalid/desinscription'];
  const planted = `https://evil.example/?a=${marks[0]}&b=${marks[1]}`;
  const article = await db.article.create({
    data: {
      ...{ slug: 'piege', title: 'Un guide', excerpt: `Voir ${planted}`, content: 'Texte' },
      ...{ metaDescription: 'Une description', author: 'A', publishedAt: new Date(0) },
    },
  });
  const draft = {
    ...{ subject: 'Une lettre', preheader: planted.slice(0, 190), articleIds: [article.id] },
    body: `Bonjour [ici](${planted}) et \`${planted}\``,
  };
  const { id } = (await (await admin.post('/api/admin/letters', draft)).json()) as { id: string };
  const arriving = mailbox.nextFor(email);
  await admin.post(`/api/admin/letters/${id}/act`, { action: 'send' });
  const { html, text = '' } = await arriving;
  for (const part of [String(html), text]) {
    assert.ok(part.includes('evil.example'));
    assert.doesNotMatch(part, /evil\.example[^\s"<]*jeton/);
    const tokens = part.match(/jeton=[\w.-]+/g) ?? [];
    assert.deepEqual([tokens.length, new Set(tokens).size], [2, 2], 'the footer’s own links');
  }
});

/** As it stood in a letter that was sent long ago. */
function oldToken(id: string, purpose: string): string {
  signAs(site.dataDir);
  const lastDay = Math.floor(Date.now() / 86_400_000) - 1;
  return `${id}.${lastDay}.${sign(purpose, `${id} ${lastDay}`)}`;
}

test(`${MARKS}: the link of an old letter shows nothing, and its reader is mailed a new one`, async () => {
  const { id, email } = await reader();
  const link = `/newsletter/preferences?jeton=${oldToken(id, 'newsletter-preferences')}`;
  const opened = await client().get(link);
  assert.equal(opened.status, 410);
  const page = await opened.text();
  assert.match(page, /Ce lien n’est plus valable/);
  assert.ok(!page.includes(email));
  assert.equal((await post(link, 'action=effacer&accord=oui')).status, 410);
  assert.ok(await db.newsletterSubscriber.findUnique({ where: { id } }));

  const arriving = mailbox.nextFor(email);
  const asked = await post(link, 'action=renouveler');
  assert.equal(asked.status, 303);
  const done = asked.headers.get('location') ?? '';
  assert.match(await (await client().get(done)).text(), /Nouveau lien envoyé/);
  const { text = '', html } = await arriving;
  const fresh = /\/newsletter\/preferences\?jeton=\S+/.exec(text)?.[0] ?? '';
  assert.ok(String(html).includes(fresh));
  assert.ok((await (await client().get(fresh)).text()).includes(email));

  for (let more = 0; more < 4; more += 1) await post(link, 'action=renouveler');
  const tooMany = await post(link, 'action=renouveler');
  assert.equal(tooMany.status, 429);
  assert.match(await tooMany.text(), /Le nouveau lien n’a pas été envoyé/);
  assert.equal(mailbox.mailsFor(email).length, 5);
});

test(`${MARKS}: a link to leave that has ended leads to a new one, and changes nothing`, async () => {
  const { id, email } = await reader();
  const token = oldToken(id, 'newsletter-unsubscribe');
  const page = await (
    await client().get(`/newsletter/desinscription/confirmer?jeton=${token}`)
  ).text();
  const action = /action="(\/newsletter\/preferences[^"]+)"/.exec(page)?.[1] ?? '';
  assert.match(page, /Recevoir un nouveau lien/);
  const one = `/newsletter/desinscription?jeton=${token}`;
  assert.equal((await post(one, 'List-Unsubscribe=One-Click')).status, 404);
  const arriving = mailbox.nextFor(email);
  assert.equal((await post(action, 'action=renouveler')).status, 303);
  const fresh = /\/newsletter\/desinscription\?jeton=\S+/.exec((await arriving).text ?? '')?.[0];
  assert.equal((await post(fresh ?? '', 'List-Unsubscribe=One-Click')).status, 200);
  assert.equal((await db.newsletterSubscriber.findUniqueOrThrow({ where: { id } })).active, false);
});

test('who asks for a new link is of this site, and known', async () => {
  const { id, email } = await reader();
  const link = `/newsletter/preferences?jeton=${oldToken(id, 'newsletter-preferences')}`;
  const foreign = { origin: 'https://evil.example' };
  const raw = 'action=renouveler';
  assert.equal((await post(link, raw, foreign)).status, 403);
  assert.equal((await post(`${link}x`, raw)).status, 404);
  await db.newsletterSubscriber.delete({ where: { id } });
  assert.equal((await post(link, raw)).status, 410);
  assert.equal(mailbox.mailsFor(email).length, 0);
});
