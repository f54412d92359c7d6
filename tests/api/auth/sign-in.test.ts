import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, beforeEach, describe, test } from 'node:test';
import { hashToken } from '@/lib/auth/session/session-user';
import { Browserless } from '../../fixtures/site/browserless';
import { siteUnderTest } from '../../fixtures/site/client';
import { connectToSiteDatabase } from '../../fixtures/database/site-database';
import { DAY, MINUTE, ago, ahead } from '../../fixtures/running/moments';
import {
  SESSION_COOKIE,
  enterAtProvider,
  signInThroughProvider,
} from '../../fixtures/people/sign-in-flow';

const site = siteUnderTest();
const db = await connectToSiteDatabase();
const email = 'admin@guide.local';
const member = 'membre@guide.local';

const forgetThem = () => db.user.deleteMany({ where: { email: { in: [email, member] } } });
beforeEach(forgetThem);
after(async () => {
  await forgetThem();
  await db.$disconnect();
});

const sessionsOf = (address: string) =>
  db.session.findMany({ where: { user: { email: address } } });
const me = async (browser: Browserless) =>
  (await (await browser.go(`${site}/api/auth/user`)).json()) as Record<string, unknown>;

describe('signing in', () => {
  test('makes the listed address an admin, with the names that the provider tells', async () => {
    const { browser, location } = await signInThroughProvider(site, { email });
    assert.equal(location, `${site}/admin`);
    const user = await me(browser);
    assert.equal(user.email, email);
    assert.equal(user.isAdmin, true);
    assert.deepEqual([user.firstName, user.lastName], ['Admin', 'Local']);
    const line = await db.auditEntry.findFirst({ where: { entityId: String(user.id) } });
    assert.equal(line?.actorLabel, 'ADMIN_EMAILS');
  });

  test('makes nobody else one, and takes the role from nobody who was given it', async () => {
    const first = await signInThroughProvider(site, { email: member });
    assert.equal((await me(first.browser)).isAdmin, false);
    await db.user.update({ where: { email: member }, data: { isAdmin: true } });
    const second = await signInThroughProvider(site, { email: member });
    assert.equal((await me(second.browser)).isAdmin, true);
  });

  test('threat 10: fixation, expiry: keeps the token hashed, for thirty days, and gives a new one each time', async () => {
    const first = await signInThroughProvider(site, { email });
    const second = await signInThroughProvider(site, { email, browser: first.browser });
    assert.ok(first.token && second.token);
    assert.notEqual(first.token, second.token);
    const rows = await sessionsOf(email);
    // The second sign-in of one browser ends the session of the first.
    assert.deepEqual(
      rows.map((row) => row.sessionToken),
      [createHash('sha256').update(second.token).digest('base64url')],
    );
    const expires = rows[0]?.expires ?? new Date(0);
    assert.ok(expires > ahead(29.9 * DAY) && expires <= ahead(30 * DAY), expires.toISOString());
  });

  test('threat 10: fixation, expiry: does not take up a token that somebody planted', async () => {
    const browser = new Browserless();
    browser.setCookie(site, SESSION_COOKIE, 'planted');
    const { token } = await signInThroughProvider(site, { email, browser });
    assert.notEqual(token, 'planted');
    assert.equal(await db.session.count({ where: { sessionToken: hashToken('planted') } }), 0);
  });

  test('as somebody else, while signed in, changes who is signed in and mixes nobody up', async () => {
    const { browser } = await signInThroughProvider(site, { email: member });
    await signInThroughProvider(site, { email, browser });
    assert.equal((await me(browser)).email, email);
    const before = await db.user.findUnique({ where: { email: member } });
    assert.equal(before?.isAdmin, false);
    assert.equal(await db.account.count({ where: { userId: before?.id } }), 1);
    assert.equal((await sessionsOf(member)).length, 0);
  });

  test('threat 10: fixation, expiry: sweeps out the sessions that have expired', async () => {
    const old = await db.user.create({
      data: {
        email: member,
        sessions: { create: { sessionToken: 'old', expires: ago(MINUTE) } },
      },
    });
    await signInThroughProvider(site, { email });
    assert.equal(await db.session.count({ where: { userId: old.id } }), 0);
  });

  test('gives cookies that scripts and other sites cannot use', async () => {
    const { browser, callback } = await enterAtProvider(site, { email });
    const lines = (await browser.go(callback)).headers.getSetCookie();
    const line = lines.find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`)) ?? '';
    for (const part of [/; HttpOnly/i, /; SameSite=Lax/i, /; Path=\/(;|$)/i]) {
      assert.match(line, part);
    }
    assert.doesNotMatch(line, /domain=/i);
  });
});

describe('threat 8: login CSRF and code injection', () => {
  test('carries state, nonce and a PKCE challenge', async () => {
    const answer = await new Browserless().go(`${site}/api/login`);
    assert.equal(answer.status, 302);
    const { searchParams } = new URL(answer.headers.get('location') ?? '');
    assert.equal(searchParams.get('response_type'), 'code');
    assert.equal(searchParams.get('code_challenge_method'), 'S256');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      assert.ok((searchParams.get(name) ?? '').length >= 40, name);
    }
    assert.equal(searchParams.get('redirect_uri'), `${site}/api/auth/callback/oidc`);
  });

  for (const [what, tamper] of [
    ['a foreign state', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['a foreign code', (url: URL) => url.searchParams.set('code', 'x'.repeat(43))],
    ['no code', (url: URL) => url.searchParams.delete('code')],
  ] as const) {
    test(`${what} on the way back makes no session`, async () => {
      const { browser, callback } = await enterAtProvider(site, { email });
      const url = new URL(callback);
      tamper(url);
      const end = await browser.follow(url.href);
      assert.match(end.url, /\/login\/error\?/);
      assert.equal(browser.cookie(site, SESSION_COOKIE), undefined);
      assert.equal((await sessionsOf(email)).length, 0);
    });
  }

  test('a code is good once, and in the browser that asked for it', async () => {
    const { browser, callback } = await enterAtProvider(site, { email });
    const victim = new Browserless();
    assert.match((await victim.follow(callback)).url, /\/login\/error\?/);
    assert.equal((await sessionsOf(email)).length, 0);
    const cookies = browser.cookieHeader(site);
    await browser.go(callback);
    assert.equal((await sessionsOf(email)).length, 1);
    await fetch(callback, { headers: { cookie: cookies }, redirect: 'manual' });
    assert.equal((await sessionsOf(email)).length, 1);
  });
});

describe('threat 7: open redirect by callbackUrl', () => {
  const cases: [string, string][] = [
    ['/admin/articles?q=a%20b', '/admin/articles?q=a%20b'],
    ['//evil.example', '/admin'],
  ];
  for (const [asked, target] of cases) {
    test(`is ${target} when ${JSON.stringify(asked)} was asked for`, async () => {
      const { location } = await signInThroughProvider(site, { email, callbackUrl: asked });
      assert.equal(location, site + target);
    });
  }

  test('is of this site even when the cookie that remembers it was planted', async () => {
    const { browser, callback } = await enterAtProvider(site, { email });
    browser.setCookie(site, 'next-auth.callback-url', 'https%3A%2F%2Fevil.example');
    const answer = await browser.go(callback);
    assert.equal(new URL(answer.headers.get('location') ?? '', site).origin, site);
  });
});
