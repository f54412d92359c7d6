import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { parse } from 'node-html-parser';
import { Client } from 'pg';
import { ownUrl } from '../../fixtures/database/site-database';
import { stampAge } from '@/lib/process/signature';
import { type Client as SiteClient, createClient } from '../../fixtures/site/client';
import { TEAM, startSiteWithMail } from '../../fixtures/site/site-with-mail';
import { untilRefused } from '../../fixtures/running/until-refused';
import { signAs, stampOfAMinuteAgo } from '../../fixtures/people/site-secret';

// Forms as browsers send them without JavaScript, on a site whose mail server and database the
// test can take away.
const { site, mailbox } = await startSiteWithMail({ NEWSLETTER_CONFIRMATION: 'off' });
signAs(site.dataDir);

const FOREIGN = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

function post(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  client = createClient(site.url),
) {
  return client.send(path, {
    method: 'POST',
    raw: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

/** The document of an answer, which must be a French page that nothing on the way keeps. */
async function pageOf(answer: Response) {
  assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
  assert.equal(answer.headers.get('cache-control'), 'private, no-store');
  assert.equal(answer.headers.get('location'), null);
  const document = parse(await answer.text());
  assert.equal(document.querySelector('html')?.getAttribute('lang'), 'fr');
  return document;
}

function assertRetryAfter(answer: Response): void {
  assert.match(answer.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
}

/** Nobody can use the newsletter's table until the work is done. */
async function withLockedSubscribers(work: () => Promise<void>): Promise<void> {
  const holder = new Client({
    connectionString: site.databaseUrl || (await ownUrl(site.dataDir)),
  });
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE newsletter_subscribers IN ACCESS EXCLUSIVE MODE');
  try {
    await work();
  } finally {
    await holder.query('ROLLBACK');
    await holder.end();
  }
}

describe('the newsletter form', () => {
  const email = () => `${randomUUID()}@example.org`;
  const subscribe = (fields: Record<string, string>, headers = {}, client?: SiteClient) =>
    post('/newsletter/inscription', fields, headers, client);

  async function assertShown(answer: Response): Promise<void> {
    const page = await pageOf(answer);
    assert.equal(page.querySelector('h1')?.text, "Erreur d'inscription");
    assert.match(page.querySelector('main')?.text ?? '', /Veuillez réessayer plus tard\./);
    assert.ok(page.querySelector('input[name=email]'));
  }

  test('from another site is 403', async () => {
    const answer = await subscribe({ email: email() }, FOREIGN);
    assert.equal(answer.status, 403);
    await assertShown(answer);
  });

  test('the sixth time in a minute is 429, and says when to come back', async () => {
    const client = createClient(site.url);
    const send = () => subscribe({ email: email() }, {}, client);
    const done = (await send()).headers.get('location') ?? '';
    assert.match(done, /^\/newsletter\?etat=inscrit&fait=\S+$/);
    const { accepted, refused } = await untilRefused(4, send);
    assert.deepEqual(accepted, [303]);
    assertRetryAfter(refused);
    await assertShown(refused);
  });

  test('while the database does not answer is 503, and says when to come back', async () => {
    await withLockedSubscribers(async () => {
      const answer = await subscribe({ email: email() });
      assert.equal(answer.status, 503);
      assertRetryAfter(answer);
      await assertShown(answer);
    });
  });
});

describe('the button that ends a subscription', () => {
  test('while the database does not answer is 503, and stays where it was', async () => {
    const address = `${randomUUID()}@example.org`;
    const arriving = mailbox.nextFor(address);
    await post('/newsletter/inscription', { email: address });
    const { text = '' } = await arriving;
    const path = /\/newsletter\/desinscription\?jeton=\S+/.exec(text)?.[0] ?? '';
    await withLockedSubscribers(async () => {
      const answer = await post(path, {});
      assert.equal(answer.status, 503);
      assertRetryAfter(answer);
      const page = await pageOf(answer);
      assert.match(page.querySelector('[role=alert]')?.text ?? '', /réessayer plus tard/);
      assert.equal(page.querySelector('main form')?.getAttribute('action'), path);
      const oneClick = await post(path, { 'List-Unsubscribe': 'One-Click' });
      assert.equal(oneClick.status, 503);
      assertRetryAfter(oneClick);
      assert.doesNotMatch(oneClick.headers.get('content-type') ?? '', /html/);
    });
    const done = await post(path, {});
    assert.equal(done.status, 303);
    assert.match(done.headers.get('location') ?? '', /^\/newsletter\?etat=desinscrit&fait=/);
  });
});

describe('the contact form', () => {
  const written = {
    name: 'Salma <b>',
    email: 'salma@example.org',
    subject: 'Une date',
    message: 'Bonjour,\nvoici.',
  };

  async function assertKept(answer: Response, sentence: RegExp): Promise<void> {
    const page = await pageOf(answer);
    assert.match(page.querySelector('#contact-etat')?.text ?? '', sentence);
    const { message, ...lines } = written;
    for (const [name, value] of Object.entries(lines)) {
      assert.equal(page.querySelector(`input[name=${name}]`)?.getAttribute('value'), value);
    }
    assert.equal(page.querySelector('textarea[name=message]')?.text.trim(), message);
  }

  test('comes back the first time, to be read once more, with the moment of that', async () => {
    const page = await pageOf(await post('/contact/envoi', written));
    const moment = page.querySelector('input[name=moment]')?.getAttribute('value') ?? '';
    assert.notEqual(stampAge(moment), undefined);
    assert.deepEqual(mailbox.mailsFor(TEAM), []);
  });

  test('from another site is 403, and shows nothing of what that site wrote', async () => {
    const answer = await post('/contact/envoi', written, FOREIGN);
    assert.equal(answer.status, 403);
    const page = await pageOf(answer);
    assert.match(page.querySelector('#contact-etat')?.text ?? '', /n’est pas parti/);
    assert.doesNotMatch(page.toString(), /salma@example\.org/);
  });

  test('with what is wrong is 422, and says so beside each field alone', async () => {
    const wrong = { ...written, email: 'salma@localhost', subject: '   ' };
    const answer = await post('/contact/envoi', wrong);
    assert.equal(answer.status, 422);
    const page = await pageOf(answer);
    const invalid = page.querySelectorAll('[aria-invalid=true]');
    assert.deepEqual(
      invalid.map((field) => [field.getAttribute('name'), field.getAttribute('value')]),
      [
        ['email', wrong.email],
        ['subject', wrong.subject],
      ],
    );
    // What describes a field to those who hear it is found by the field alone.
    const described = invalid.map((field) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => page.querySelector(`[id="${id}"]`)?.text ?? '')
        .join(' '),
    );
    assert.match(described[0] ?? '', /Adresse email invalide/);
    assert.match(described[1] ?? '', /obligatoire/);
  });

  test('the sixth time in a minute is 429, says when to come back, and keeps the text', async () => {
    const client = createClient(site.url);
    const moment = stampOfAMinuteAgo();
    const send = () => post('/contact/envoi', { ...written, moment }, {}, client);
    assert.match((await send()).headers.get('location') ?? '', /^\/contact\?etat=envoye&fait=/);
    const { accepted, refused } = await untilRefused(4, send);
    assert.deepEqual(accepted, [303]);
    assertRetryAfter(refused);
    await assertKept(refused, /Trop de messages en peu de temps/);
  });

  test('that the mail server refuses is 503, says when to come back, and keeps the text', async () => {
    const moment = stampOfAMinuteAgo();
    mailbox.refuse(true);
    const answer = await post('/contact/envoi', { ...written, moment });
    mailbox.refuse(false);
    assert.equal(answer.status, 503);
    assertRetryAfter(answer);
    await assertKept(answer, /n’est pas parti\. Votre texte est conservé/);
  });
});
