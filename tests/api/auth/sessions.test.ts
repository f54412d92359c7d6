import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createClient, siteUnderTest } from '../../fixtures/site/client';
import { bringPeople } from '../../fixtures/people/people';
import type { SignedIn } from '../../fixtures/people/sign-in';
import { DAY, MINUTE, ago, ahead } from '../../fixtures/running/moments';

const site = siteUnderTest();
const { db, adminUser: admin, bring } = await bringPeople();
const expired = await bring({ expires: ago(MINUTE) });

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

describe('sessions roll', () => {
  const expiresOf = async (person: SignedIn) =>
    (await db.session.findFirst({ where: { userId: person.id } }))?.expires.getTime() ?? 0;

  test('one in use is moved thirty days away, cookie and row', async () => {
    const person = await bring({ expires: ahead(20 * DAY) });
    const answer = await as(person).get('/admin');
    assert.equal(answer.status, 200);
    const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('next-auth.'));
    assert.match(line ?? '', /Max-Age=2592000/i);
    assert.match(line ?? '', /HttpOnly/i);
    assert.ok((await expiresOf(person)) > ahead(29.9 * DAY).getTime());
  });

  test('but not more than once a day', async () => {
    const person = await bring({ expires: ahead(29.5 * DAY) });
    const before = await expiresOf(person);
    const answer = await as(person).get('/admin');
    assert.deepEqual(answer.headers.getSetCookie(), []);
    assert.equal(await expiresOf(person), before);
  });
});
