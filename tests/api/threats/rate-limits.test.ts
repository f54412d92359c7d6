import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, siteUnderTest } from '../../fixtures/site/client';
import { connectToSiteDatabase } from '../../fixtures/database/site-database';
import { isFull } from '../../fixtures/running/full';
import { untilRefused } from '../../fixtures/running/until-refused';
import { forget, signIn } from '../../fixtures/people/sign-in';

const db = await connectToSiteDatabase();
const EMAIL = `limits-${randomInt(1_000_000)}@example.org`;
after(async () => {
  await db.newsletterSubscriber.deleteMany({ where: { email: EMAIL } });
  await db.$disconnect();
});

const AT_ONCE = 10;
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

/** Several at once, or a slow machine might need more than the minute; sorted, refusals last. */
async function statuses(times: number, call: () => Promise<Response>): Promise<number[]> {
  const all: number[] = [];
  while (all.length < times) {
    const some = Math.min(AT_ONCE, times - all.length);
    const answers = await Promise.all(Array.from({ length: some }, call));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    all.push(...answers.map(({ status }) => status));
  }
  return all.toSorted((a, b) => a - b);
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
  // A question that is refused is counted too, and a busy site has the time for 601 of them.
  const seen = await statuses(601, () => client.get('/api/cities?limit=0'));
  assert.deepEqual(seen.slice(0, 600), Array<number>(600).fill(422));
  assert.equal(seen.at(600), 429);
  assert.equal((await client.get('/api/auth/csrf')).status, 429, 'sign-in calls count too');
});

test(`${ROW}: an administrator may make 120 changes a minute, from however many addresses`, async () => {
  const person = await signIn(db);
  const change = () => createClient(undefined, person.cookie).post('/api/admin/cities', {});
  assert.deepEqual((await untilRefused(120, change, AT_ONCE)).accepted, [422]);
  await forget(db, person);
});

test(`${ROW}: an address may subscribe 5 times a minute`, async () => {
  const client = shiftyClient();
  const call = () => client.post('/api/newsletter/subscribe', { email: EMAIL });
  assert.deepEqual((await untilRefused(5, call, AT_ONCE)).accepted, [200]);
});

test(`${ROW}: an address may subscribe 20 times an hour`, { skip: !isFull }, async () => {
  const client = shiftyClient();
  const call = () => client.post('/api/newsletter/subscribe', { email: EMAIL });
  for (let minute = 0; minute < 4; minute += 1) {
    assert.deepEqual(await statuses(5, call), Array<number>(5).fill(200));
    await sleep(61_000);
  }
  const refused = await call();
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers.get('retry-after')) > 60);
});

test(`${ROW}: an address may send 120 events a minute`, async () => {
  const client = shiftyClient();
  const event = { name: 'pageview', url: 'https://example.org/', domain: 'example.org' };
  const seen = await statuses(121, () => client.post('/api/event', event));
  assert.deepEqual(seen, [...Array<number>(120).fill(202), 429]);
});

test(`${ROW}: an IPv6 /64 counts as one`, async () => {
  const network = `2001:db8:${randomInt(65_536).toString(16)}:1`;
  const login = () =>
    shiftyClient(`${network}:${randomInt(65_536).toString(16)}::1`).get('/api/login');
  assert.deepEqual((await untilRefused(10, login, AT_ONCE)).accepted, [302]);
  const neighbour = shiftyClient(`${network.slice(0, -1)}2::1`);
  assert.equal((await neighbour.get('/api/login')).status, 302);
});
