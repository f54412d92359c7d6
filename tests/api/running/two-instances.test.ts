import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { readMigrations } from '@/lib/db/migrations/migrate';
import { createClient } from '@/tests/fixtures/site/client';
import { samples } from '@/tests/fixtures/data/samples';
import { entity } from '@/tests/fixtures/people/people';
import { type SignedIn, forget, signIn } from '@/tests/fixtures/people/sign-in';
import { eventually } from '@/tests/fixtures/running/eventually';
import { figure } from '@/tests/fixtures/running/full';
import { untilRefused } from '@/tests/fixtures/running/until-refused';
import { connectWithoutDeadlines } from '@/lib/db/connect/client';
import { startDatabase } from '@/tests/fixtures/database/test-server';
import { startSite } from '@/tests/fixtures/site/site';

const ROUNDS = Number(process.env.TEST_ROUNDS ?? 12);
const SECRET = { NEXTAUTH_SECRET: 'the same on every instance'.repeat(2) };

const { first, second, db, stop } = await startTwoInstances();
after(stop);
const sites = [first, second] as const;
const admin = await signIn(db);
const on = (at: 0 | 1, cookie?: string) => createClient(sites[at].url, cookie);

// What one shows of the other's change comes within a second: `npm run fault` measures it.
test('started at once on an empty database: each migration once, seeded once, both ready', async () => {
  const applied = await db.$queryRaw<{ migration_name: string; finished_at: Date | null }[]>`
    SELECT migration_name, finished_at FROM _prisma_migrations ORDER BY migration_name`;
  const names = (await readMigrations()).map(({ name }) => name);
  assert.deepEqual(
    applied.map((row) => row.migration_name),
    names,
  );
  assert.ok(applied.every((row) => row.finished_at));
  assert.equal(await db.city.count({ where: { slug: 'rabat' } }), 1);
  for (const at of [0, 1] as const) {
    await eventually(async () => assert.equal((await on(at).get('/readyz')).status, 200));
  }
});

test('a change through one is on the other, on pages that it had kept', async () => {
  for (const [from, to] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const city = samples.cities();
    const page = `/villes/${city.slug}`;
    assert.equal((await on(to).get(page)).status, 404);
    const made = await on(from, admin.cookie).post('/api/admin/cities', city);
    assert.equal(made.status, 201);
    const { id } = await entity(made);
    await eventually(async () => assert.equal((await on(to).get(page)).status, 200));
    await eventually(async () =>
      assert.match(await (await on(to).get('/villes')).text(), new RegExp(city.slug)),
    );
    await on(from, admin.cookie).delete(`/api/admin/cities/${id}`);
    await eventually(async () => assert.notEqual((await on(to).get(page)).status, 200));
  }
});

test('who signs out of one is signed out of the other', async () => {
  const person = await signIn(db);
  assert.equal((await on(1, person.cookie).get('/api/auth/user')).status, 200);
  const left = await on(0, person.cookie).get('/api/logout', {
    headers: { 'sec-fetch-site': 'none' },
  });
  assert.equal(left.status, 302);
  assert.equal((await on(1, person.cookie).get('/api/auth/user')).status, 401);
});

test('an address has ten sign-ins a minute on both together, and an admin 120 changes', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  let turn = 0;
  const next = () => ((turn += 1) % 2 ? 0 : 1);
  const login = () => on(next()).get('/api/login', { headers });
  assert.deepEqual((await untilRefused(10, login)).accepted, [302]);
  await eventually(async () => assert.equal((await login()).status, 429));

  const person = await signIn(db);
  const change = () => on(next(), person.cookie).post('/api/admin/cities', {});
  assert.deepEqual((await untilRefused(120, change)).accepted, [422]);
  await eventually(async () => assert.equal((await change()).status, 429));
});

test('a redirect made on one is followed by the other at the very next request', async () => {
  const redirects = '/api/admin/addresses/redirects';
  const source = '/ancienne-adresse';
  const there = async () => (await on(1).get(source)).headers.get('location');
  assert.equal((await on(1).get(source)).status, 404);
  const made = await on(0, admin.cookie).post(redirects, { source, target: '/villes' });
  assert.equal(made.status, 201);
  assert.equal(await there(), '/villes');
  const { id } = await entity(made);
  await on(0, admin.cookie).put(`${redirects}/${id}`, { source, target: '/bourses' });
  assert.equal(await there(), '/bourses');
  await on(0, admin.cookie).delete(`${redirects}/${id}`);
  assert.equal((await on(1).get(source)).status, 404);
});

test('threat 11: revoked admin, deleted user: at the next call, on the other instance too', async (t) => {
  const [boss, person] = [await signIn(db), await signIn(db)];
  const here = createClient(first.url, boss.cookie);
  const theirs = [first, second].map(({ url }) => createClient(url, person.cookie));
  const seen = async () => {
    const calls = theirs.flatMap((one) =>
      ['/api/admin/users', '/admin', '/api/auth/user'].map((path) => one.get(path)),
    );
    return (await Promise.all(calls)).map(({ status }) => status);
  };
  assert.deepEqual(await seen(), [200, 200, 200, 200, 200, 200]);
  const revoked = await here.put(`/api/admin/users/${person.id}/admin`, { isAdmin: false });
  assert.equal(revoked.status, 200);
  assert.deepEqual(await seen(), [403, 403, 200, 403, 403, 200]);
  assert.equal((await here.delete(`/api/admin/users/${person.id}`)).status, 200);
  assert.deepEqual(await seen(), [401, 401, 401, 401, 401, 401]);
  assert.equal(await db.session.count({ where: { userId: person.id } }), 0);
  figure(t, 11, 'the very next call was refused, here and elsewhere');
  await forget(db, boss);
});

test(`threat 15: last admin: the only two demote or delete each other ${ROUNDS} times, on two instances`, async (t) => {
  await db.user.deleteMany();
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = [await signIn(db), await signIn(db)];
    const fight = (url: string, { cookie }: SignedIn, rival: SignedIn) => {
      const client = createClient(url, cookie);
      const path = `/api/admin/users/${rival.id}`;
      return round % 2 === 0
        ? client.put(`${path}/admin`, { isAdmin: false })
        : client.delete(path);
    };
    const answers = await Promise.all([
      fight(first.url, one, other),
      fight(round % 4 < 2 ? second.url : first.url, other, one),
    ]);
    const left = await db.user.count({ where: { isAdmin: true } });
    assert.equal(left, 1, `round ${round}: ${answers.map(({ status }) => status)}`);
    await forget(db, one, other);
  }
  figure(t, 15, `${ROUNDS} rounds, one admin left after each`);
});

/** Two sites of their own, started at once on one database of their own, which was empty. */
async function startTwoInstances() {
  const { url } = await startDatabase('empty');
  const start = () => startSite({ env: { ...SECRET, DATABASE_URL: url } });
  const [first, second] = await Promise.all([start(), start()]);
  const db = connectWithoutDeadlines(url);
  return {
    first,
    second,
    db,
    async stop() {
      await db.$disconnect();
      await second.stop();
      await first.stop();
    },
  };
}
