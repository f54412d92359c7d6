import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { createClient, siteUnderTest } from '../../fixtures/site/client';
import { untilRefused } from '../../fixtures/running/until-refused';
import { bringPeople } from '../../fixtures/people/people';

const { db, adminUser } = await bringPeople();
const EMAIL = `limits-${randomInt(1_000_000)}@example.org`;

const AT_ONCE = 10;
/** Of what takes a turn, one address has so many at once; on a busy machine more are refused for that. */
const TURNS_AT_ONCE = 2;
const ROW = 'threat 28: rate limits under a new address each time';

/** A client that claims to stand behind another address each time; the last hop is what counts. */
function shiftyClient(last = `10.8.${randomInt(256)}.${randomInt(1, 255)}`) {
  const client = createClient();
  const forged = () => ({ 'x-forwarded-for': `203.0.113.${randomInt(256)}, ${last}` });
  return {
    get: (path: string) => client.get(path, { headers: forged() }),
    /** As somebody who follows a link. */
    visit: (path: string) =>
      fetch(siteUnderTest() + path, { headers: { ...forged(), accept: 'text/html' } }),
    post: (path: string, body: unknown) => client.post(path, body, { headers: forged() }),
  };
}

test(`${ROW}: an address may start 10 sign-ins a minute, whatever it claims to be`, async () => {
  const client = shiftyClient();
  const login = () => client.get('/api/login');
  const { accepted, refused } = await untilRefused(10, login, AT_ONCE);
  assert.deepEqual(accepted, [302]);
  assert.match(refused.headers.get('retry-after') ?? '', /^[1-9]\d?$/);
  const error = (await refused.json()) as { code: string };
  assert.equal(error.code, 'too_many_requests');
  const page = await client.visit('/api/login');
  assert.equal(page.status, 429);
  assert.match(page.headers.get('retry-after') ?? '', /^[1-9]\d?$/);
  assert.match(await page.text(), /Wait a minute, then try again/, 'people read a page');
  assert.equal((await createClient().get('/api/login')).status, 302, 'another address may');
});

test(`${ROW}: an address may make 600 calls a minute in all`, async () => {
  const client = shiftyClient();
  let asked = 0;
  // A question that is refused is counted too, and costs least.
  const ask = () => client.get((asked += 1) <= 600 ? '/api/cities?limit=0' : '/api/auth/csrf');
  const { accepted, refused } = await untilRefused(600, ask, TURNS_AT_ONCE);
  assert.ok(accepted.includes(422));
  assert.match(refused.url, /csrf$/, 'sign-in calls count too');
});

test(`${ROW}: an administrator may make 120 changes a minute, from however many addresses`, async () => {
  const change = () => createClient(undefined, adminUser.cookie).post('/api/admin/cities', {});
  assert.deepEqual((await untilRefused(120, change, AT_ONCE)).accepted, [422]);
});

test(`${ROW}: an address may subscribe 5 times a minute`, async () => {
  const client = shiftyClient();
  const call = () => client.post('/api/newsletter/subscribe', { email: EMAIL });
  assert.deepEqual((await untilRefused(5, call, AT_ONCE)).accepted, [200]);
});

test(`${ROW}: an address may subscribe 20 times an hour`, async () => {
  const client = shiftyClient();
  const call = () => client.post('/api/newsletter/subscribe', { email: EMAIL });
  const subscribe = async () => {
    const answer = await call();
    // As if a minute had passed.
    await db.$executeRaw`DELETE FROM rate_limits WHERE key LIKE 'subscribe/60:%'`;
    return answer;
  };
  const { accepted, refused } = await untilRefused(20, subscribe);
  assert.deepEqual(accepted, [200]);
  assert.ok(Number(refused.headers.get('retry-after')) > 60);
});

test(`${ROW}: an address may send 120 events a minute`, async () => {
  const client = shiftyClient();
  const event = { name: 'pageview', url: 'https://example.org/', domain: 'example.org' };
  const send = () => client.post('/api/event', event);
  assert.deepEqual((await untilRefused(120, send, AT_ONCE)).accepted, [202]);
});
