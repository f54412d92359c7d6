import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { CONSENT } from '@/lib/editorial/newsletter';
import { createClient, siteUnderTest } from '../../fixtures/site/client';
import { connectToSiteDatabase } from '../../fixtures/database/site-database';
import { ago, HOUR } from '../../fixtures/running/moments';
import { signAs } from '../../fixtures/people/site-secret';
import { parse } from 'node-html-parser';

const db = await connectToSiteDatabase();
const mark = randomUUID().slice(0, 8);
after(async () => {
  await db.newsletterSubscriber.deleteMany({ where: { email: { contains: mark } } });
  await db.$disconnect();
});

const subscribe = (email: unknown, client = createClient()) =>
  client.post('/api/newsletter/subscribe', { email });
const rowOf = (email: string) => db.newsletterSubscriber.findUniqueOrThrow({ where: { email } });

async function linkOf(id: string): Promise<string> {
  signAs();
  const { unsubscribeToken } = await import('@/lib/mail/newsletter/tokens');
  return `/newsletter/desinscription?jeton=${unsubscribeToken(id)}`;
}

test('threat 19: e-mail forms: one row and one answer for one address, however it is written', async () => {
  const written = [`A-${mark}@Example.org`, `a-${mark}@example.org`, `  a-${mark}@example.org `];
  const answers = await Promise.all(written.map((email) => subscribe(email)));
  const seen = await Promise.all(
    answers.map(async (answer) => [answer.status, await answer.text()]),
  );
  assert.deepEqual(seen, Array(3).fill([200, '{"success":true}']));
  const headers = answers.map((answer) => [...answer.headers.keys()].toSorted().join());
  assert.equal(new Set(headers).size, 1);
  assert.equal(await db.newsletterSubscriber.count({ where: { email: { contains: mark } } }), 1);
  const { consentVersion, consentedAt, active } = await rowOf(`a-${mark}@example.org`);
  assert.deepEqual({ consentVersion, active }, { consentVersion: CONSENT.version, active: true });
  assert.ok(consentedAt > ago(HOUR));
});

test('threat 19: e-mail forms: refuses what is no address', async () => {
  const ours = {
    OR: [{ email: { contains: mark } }, { email: { in: ['', 'x', 'a@example.org'] } }],
  };
  const before = await db.newsletterSubscriber.count({ where: ours });
  const client = createClient();
  const wrong = [
    '',
    'x',
    `${mark}@b`,
    `${mark}@b.co\r\nBcc: c@d.org`,
    `${mark}${'a'.repeat(300)}@example.org`,
    `${mark}＠example.org`,
    `${mark}@example.org, b@example.org`,
    `"${mark}@evil.example"@example.org`,
    `${mark}@b.co%0d%0aBcc:c@d.org`,
    `${mark}@b.co\u0000`,
    { contains: '@' },
    ['a@example.org'],
    null,
  ];
  for (const email of wrong) assert.equal((await subscribe(email, client)).status, 422);
  const extra = { email: `b-${mark}@example.org`, active: false };
  assert.equal((await client.post('/api/newsletter/subscribe', extra)).status, 422);
  assert.equal(await db.newsletterSubscriber.count({ where: ours }), before);
});

test('POST /api/newsletter/subscribe takes a program, which sends no Origin and no cookies (spec 7.5)', async () => {
  const client = createClient();
  const send = (headers: Record<string, string | undefined>) =>
    client.post(
      '/api/newsletter/subscribe',
      { email: `f-${mark}@example.org` },
      { headers: { origin: undefined, ...headers } },
    );
  assert.equal((await send({})).status, 200);
  assert.equal((await rowOf(`f-${mark}@example.org`)).active, true);
  // What a browser would send along for a page of another site.
  assert.equal((await send({ cookie: 'a=b' })).status, 403);
  assert.equal((await send({ 'sec-fetch-site': 'cross-site' })).status, 403);
});

test('opening the link leaves the subscription as it is, its button ends it, and one may return', async () => {
  const email = `d-${mark}@example.org`;
  await subscribe(email);
  const { id, subscribedAt } = await rowOf(email);
  const link = await linkOf(id);
  const opened = await fetch(siteUnderTest() + link);
  assert.equal(opened.status, 200);
  assert.match(await opened.text(), /<form[^>]+method="post"/i);
  assert.equal((await rowOf(email)).active, true);

  const client = createClient();
  const press = () =>
    client.send(link, {
      method: 'POST',
      raw: '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const pressed = await press();
  assert.equal(pressed.status, 303);
  assert.match(pressed.headers.get('location') ?? '', /^\/newsletter\?etat=desinscrit&fait=/);
  const left = await rowOf(email);
  assert.equal(left.active, false);
  assert.ok(left.unsubscribedAt);
  await press();
  assert.deepEqual((await rowOf(email)).unsubscribedAt, left.unsubscribedAt, 'once is enough');

  await subscribe(email);
  const back = await rowOf(email);
  assert.deepEqual([back.id, back.active, back.unsubscribedAt], [id, true, null]);
  assert.ok(back.subscribedAt > subscribedAt);
});

test('a mail program ends it with one click, without cookie or origin', async () => {
  const email = `e-${mark}@example.org`;
  await subscribe(email);
  const { id } = await rowOf(email);
  const answer = await fetch(siteUnderTest() + (await linkOf(id)), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  assert.equal(answer.status, 200);
  assert.equal((await rowOf(email)).active, false);
});

const send = (email: string) =>
  createClient().send('/newsletter/inscription', {
    method: 'POST',
    raw: new URLSearchParams({ email }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

test('an address that is none is kept, with words that help beside its field', async () => {
  const answer = await send('a@b');
  assert.equal(answer.status, 422);
  const page = parse(await answer.text());
  assert.equal(page.querySelector('input[name=email]')?.getAttribute('value'), 'a@b');
  assert.match(page.querySelector('#newsletter-email-erreur')?.text ?? '', /comme nom@exemple/);
});

test('an address that somebody made up tells of nothing that was done', async () => {
  const done = await send(`${randomUUID()}@example.org`);
  const location = done.headers.get('location') ?? '';
  const told = await createClient().get(location);
  assert.match(await told.text(), /Inscription réussie/);
  const mark = new URL(location, siteUnderTest()).searchParams.get('fait') ?? '';
  for (const path of [
    ...['/newsletter?etat=inscrit', '/newsletter?etat=erreur', '/newsletter?etat=desinscrit'],
    ...[`/newsletter?etat=desinscrit&fait=${mark}`, `/newsletter?etat=inscrit&fait=${mark}x`],
    ...['/contact?etat=envoye', '/masters/proposer?etat=envoye', '/newsletter'],
    '/newsletter/desinscription/confirmer?etat=erreur',
  ]) {
    const text = await (await createClient().get(path)).text();
    assert.doesNotMatch(
      text,
      /Inscription réussie|Erreur d'inscription|Désinscription enregistrée|Message envoyé\. |Merci, votre|n’a pas été enregistrée/,
      path,
    );
  }
});
