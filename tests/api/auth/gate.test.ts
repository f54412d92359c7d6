import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createClient, siteUnderTest } from '../../fixtures/site/client';
import { rawRequest } from '../../fixtures/site/raw-request';
import { bringPeople } from '../../fixtures/people/people';
import type { SignedIn } from '../../fixtures/people/sign-in';

const site = siteUnderTest();
const { db, adminUser: admin, memberUser: member, visitor, bring } = await bringPeople();
const as = (person: SignedIn) => createClient(site, person.cookie);

test('what the gate sends names no script of the back-office (spec 4.5)', async () => {
  const scriptsIn = (html: string) => new Set(html.match(/static\/chunks\/[\w.~-]+\.js/g));
  const inside = scriptsIn(await (await as(admin).get('/admin')).text());
  const login = scriptsIn(await (await visitor.get('/login')).text());
  const own = [...inside].filter((script) => !login.has(script));
  assert.ok(own.length > 0, 'the back-office has scripts of its own');
  const gate = await visitor.get('/admin');
  assert.equal(gate.status, 401);
  const html = await gate.text();
  assert.doesNotMatch(html, /Admin Dashboard|Back to Site|Logout/);
  const flight = await visitor.get('/admin?_rsc=1', { headers: { rsc: '1' } });
  assert.notEqual(flight.status, 200);
  const sent = scriptsIn(html + (await flight.text()));
  assert.deepEqual(
    own.filter((script) => sent.has(script)),
    [],
  );
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
    test(`through ${name} deletes the session and leads home (spec 2.4)`, async () => {
      const person = await bring();
      const answer = await as(person).get('/api/logout', { headers });
      assert.equal(answer.status, 302);
      assert.equal(answer.headers.get('location'), '/');
      assert.match(answer.headers.get('set-cookie') ?? '', /next-auth\.session-token=;.*Max-Age=0/);
      assert.equal(await left(person), 0);
      assert.equal((await as(person).get('/api/auth/user')).status, 401);
    });
  }

  test('through the button of that page too', async () => {
    const person = await bring();
    const answer = await as(person).post('/api/logout');
    assert.equal(answer.status, 303);
    assert.equal(await left(person), 0);
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
