import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createClient, siteUnderTest } from '../fixtures/client';
import { connectToSiteDatabase } from '../fixtures/database';
import { rawRequest } from '../fixtures/raw-request';
import { type SignedIn, forget, signIn } from '../fixtures/sign-in';

const site = siteUnderTest();
const db = await connectToSiteDatabase();
let admin: SignedIn;
let member: SignedIn;
let expired: SignedIn;

before(async () => {
  admin = await signIn(db);
  member = await signIn(db, { isAdmin: false });
  expired = await signIn(db, { expires: new Date(Date.now() - 1000) });
});
after(async () => {
  await forget(db, admin, member, expired);
  await db.$disconnect();
});

const visitor = createClient();
const as = (person: SignedIn) => createClient(site, person.cookie);

describe('threat 2: garbage, expired, foreign session cookies', () => {
  const cookies: [what: string, cookie: () => string | undefined][] = [
    ['no cookie', () => undefined],
    ['an empty one', () => 'next-auth.session-token='],
    ['garbage', () => 'next-auth.session-token=%00%ff;;=;'],
    ['a very long one', () => `next-auth.session-token=${'x'.repeat(4000)}`],
    ['one under another name', () => `__Host-next-auth.session-token=${admin.token}`],
    ['one of another site', () => `next-auth.session-token=${'A'.repeat(64)}`],
    ['an expired one', () => expired.cookie],
  ];
  for (const [what, cookie] of cookies) {
    test(`${what}: 401 on the API, the gate on pages`, async () => {
      const client = createClient(site, cookie());
      for (const path of ['/api/auth/user', '/api/admin/users', '/api/admin/newsletter']) {
        const answer = await client.get(path);
        assert.equal(answer.status, 401, path);
        assert.equal(((await answer.json()) as { message: string }).message, 'Unauthorized');
      }
      const page = await client.get('/admin');
      assert.equal(page.status, 401);
      assert.match(await page.text(), /You are logged out\. Logging in again\.\.\./);
    });
  }
});

test('threat 10: fixation, expiry: the token as the table holds it opens nothing', async () => {
  const row = await db.session.findFirst({ where: { userId: admin.id } });
  const thief = createClient(site, `next-auth.session-token=${row?.sessionToken}`);
  assert.equal((await thief.get('/api/auth/user')).status, 401);
});

test('threat 10: fixation, expiry: an expired row opens nothing', async () => {
  assert.equal((await as(expired).get('/api/admin/users')).status, 401);
  assert.equal((await as(expired).get('/admin')).status, 401);
});

describe('threat 11: revoked admin, deleted user', () => {
  test('a revoked admin gets 403 and a deleted one 401 on the next call', async () => {
    const person = await signIn(db);
    const client = as(person);
    assert.equal((await client.get('/api/admin/users')).status, 200);
    await db.user.update({ where: { id: person.id }, data: { isAdmin: false } });
    assert.equal((await client.get('/api/admin/users')).status, 403);
    assert.equal((await client.get('/admin')).status, 403);
    assert.equal((await client.get('/api/auth/user')).status, 200);
    await forget(db, person);
    assert.equal((await client.get('/api/admin/users')).status, 401);
    assert.equal((await client.get('/admin')).status, 401);
    assert.equal(await db.session.count({ where: { userId: person.id } }), 0);
  });

  test('an admin who deletes somebody ends their sessions', async () => {
    const person = await signIn(db, { isAdmin: false });
    assert.equal((await as(admin).delete(`/api/admin/users/${person.id}`)).status, 200);
    assert.equal((await as(person).get('/api/auth/user')).status, 401);
  });
});

describe('sessions roll', () => {
  const expiresOf = async (person: SignedIn) =>
    (await db.session.findFirst({ where: { userId: person.id } }))?.expires.getTime() ?? 0;
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

  test('one in use is moved thirty days away, cookie and row', async () => {
    const person = await signIn(db, { expires: inDays(20) });
    const answer = await as(person).get('/admin');
    assert.equal(answer.status, 200);
    const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('next-auth.'));
    assert.match(line ?? '', /Max-Age=2592000/i);
    assert.match(line ?? '', /HttpOnly/i);
    assert.ok((await expiresOf(person)) > inDays(29.9).getTime());
    await forget(db, person);
  });

  test('but not more than once a day', async () => {
    const person = await signIn(db, { expires: inDays(29.5) });
    const before = await expiresOf(person);
    const answer = await as(person).get('/admin');
    assert.deepEqual(answer.headers.getSetCookie(), []);
    assert.equal(await expiresOf(person), before);
    await forget(db, person);
  });
});

describe('threat 9: logout CSRF', () => {
  const left = (person: SignedIn) => db.session.count({ where: { userId: person.id } });

  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { referer: 'https://evil.example/' },
    { referer: `${site}.evil.example/` },
  ]) {
    test(`from elsewhere (${JSON.stringify(headers)}) asks first and deletes nothing`, async () => {
      const answer = await as(member).get('/api/logout', { headers });
      assert.equal(answer.status, 302);
      assert.equal(answer.headers.get('location'), '/login/sign-out');
      assert.equal(await left(member), 1);
      const page = await (await as(member).get('/login/sign-out')).text();
      assert.match(
        page,
        /<form[^>]*method="post"[^>]*action="\/api\/logout"|<form[^>]*action="\/api\/logout"[^>]*method="post"/,
      );
      assert.match(page, /<button[^>]*type="submit"/);
    });
  }

  test('HEAD, and POST from elsewhere, delete nothing', async () => {
    await as(member).send('/api/logout', { method: 'HEAD' });
    for (const origin of ['https://evil.example', 'null', undefined]) {
      const answer = await as(member).post('/api/logout', undefined, { headers: { origin } });
      assert.equal(answer.status, 403);
    }
    assert.equal(await left(member), 1);
  });

  for (const [name, headers] of [
    ['a link of the site', { 'sec-fetch-site': 'same-origin' }],
    ['a typed address', { 'sec-fetch-site': 'none' }],
    ['a browser that tells nothing', {}],
  ] as const) {
    test(`through ${name} deletes the session and leads home`, async () => {
      const person = await signIn(db);
      const answer = await as(person).get('/api/logout', { headers });
      assert.equal(answer.status, 302);
      assert.equal(answer.headers.get('location'), '/');
      assert.match(answer.headers.get('set-cookie') ?? '', /next-auth\.session-token=;.*Max-Age=0/);
      assert.equal(await left(person), 0);
      assert.equal((await as(person).get('/api/auth/user')).status, 401);
      await forget(db, person);
    });
  }

  test('through the button of that page too', async () => {
    const person = await signIn(db);
    const answer = await as(person).post('/api/logout');
    assert.equal(answer.status, 303);
    assert.equal(await left(person), 0);
    await forget(db, person);
  });
});

describe('threat 12: CSRF on JSON', () => {
  const path = '/api/admin/cities';
  const body = { name: 'Ville', slug: 'auth-csrf-ville', description: '' };
  const count = () => db.city.count({ where: { slug: body.slug } });

  for (const origin of ['https://evil.example', 'null', undefined, `${site}.evil.example`]) {
    test(`with the origin ${origin} are refused`, async () => {
      const answer = await as(admin).post(path, body, { headers: { origin } });
      assert.equal(answer.status, 403);
      assert.doesNotMatch(await answer.text(), /Unauthorized/);
      assert.equal(await count(), 0);
    });
  }

  test('that call themselves cross-site are refused whatever their origin', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    assert.equal((await as(admin).post(path, body, { headers })).status, 403);
    assert.equal(await count(), 0);
  });

  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    test(`as ${type} are refused`, async () => {
      const call = { headers: { 'content-type': type } };
      assert.equal((await as(admin).post(path, body, call)).status, 415);
      assert.equal(await count(), 0);
    });
  }

  test('are never invited by a CORS header', async () => {
    const origin = 'https://evil.example';
    for (const method of ['GET', 'OPTIONS']) {
      for (const target of ['/api/articles', '/api/auth/user', path]) {
        const headers = { origin, 'access-control-request-method': 'POST' };
        const answer = await as(admin).send(target, { method, headers });
        const names = [...answer.headers.keys()];
        assert.deepEqual(
          names.filter((name) => name.startsWith('access-control')),
          [],
        );
      }
    }
  });
});

const poisons: Record<string, string>[] = [
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { forwarded: 'host=evil.example' },
];

test('threat 5: Host and X-Forwarded-Host poisoning leads nobody elsewhere on the way in', async () => {
  for (const headers of poisons) {
    for (const path of [
      '/api/login',
      '/api/logout',
      '/admin',
      '/login',
      '/api/auth/signin',
      '/api/auth/callback/oidc?error=access_denied',
      '/api/auth/callback/oidc?code=x&state=y',
      '/api/auth/providers',
    ]) {
      const answer = await rawRequest(site, path, headers);
      assert.doesNotMatch(answer, /evil\.example/, `${path} ${JSON.stringify(headers)}`);
    }
  }
});

describe("next-auth's own screens", () => {
  const targets: Record<string, string> = {
    '/api/auth/signin': '/login',
    '/api/auth/signin/oidc': '/login',
    '/api/auth/signin?error=OAuthSignin': '/login/error?error=OAuthSignin',
    '/api/auth/signin?csrf=true': '/login',
    '/api/auth/signout': '/login/sign-out',
    '/api/auth/signout?csrf=true': '/login/sign-out',
    '/api/auth/error': '/login/error?error=',
    '/api/auth/error?error=Configuration': '/login/error?error=Configuration',
    '/api/auth/verify-request': '/login',
    '/api/auth/callback/oidc?error=access_denied': '/login/error?error=AccessDenied',
    '/api/auth/callback/oidc?error=server_error': '/login/error?error=OAuthCallback',
  };
  for (const [path, target] of Object.entries(targets)) {
    test(`${path} leads to ${target}`, async () => {
      const answer = await visitor.get(path);
      assert.equal(answer.status, 302);
      assert.equal(answer.headers.get('location'), target);
      const page = await visitor.get(target);
      assert.equal(page.status, 200);
      assert.match(await page.text(), /href="\/"|Stay signed in|Sign in/);
    });
  }

  test('everything else of it is an unknown address', async () => {
    for (const path of ['/api/auth/_log', '/api/auth/x', '/api/auth/callback/x']) {
      assert.equal((await visitor.get(path)).status, 404, path);
      assert.equal((await visitor.post(path, {})).status, 404, path);
    }
  });
});
