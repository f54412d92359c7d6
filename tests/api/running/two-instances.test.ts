import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { connectPatiently } from '@/lib/db/connect/client';
import { readMigrations } from '@/lib/db/migrations/files';
import type { PrismaClient } from '@/prisma/generated/client';
import { createClient } from '../../fixtures/site/client';
import { createOwnDatabase } from '../../fixtures/database/site-database';
import { eventually } from '../../fixtures/running/eventually';
import { entity } from '../../fixtures/people/people';
import { NO_POSTGRES, findPostgres } from '../../fixtures/database/postgres';
import { samples } from '../../fixtures/data/samples';
import { untilRefused } from '../../fixtures/running/until-refused';
import { type SignedIn, signIn } from '../../fixtures/people/sign-in';
import { type Site, startSite } from '../../fixtures/site/site';

const skip = findPostgres()
  ? process.env.TEST_DATABASE !== 'postgres' && 'runs with the API tests on PostgreSQL'
  : NO_POSTGRES;

// Within a second on a machine with nothing else to do: `npm run fault` measures it.
const shows = (check: () => Promise<void>) => eventually(check, 20_000);

describe('two instances on one PostgreSQL', { skip }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-two-'));
  let db: PrismaClient;
  let sites: Site[];
  let admin: SignedIn;
  const on = (at: 0 | 1, cookie?: string) => createClient(sites[at]?.url, cookie);

  before(async () => {
    const url = await createOwnDatabase('two_instances');
    const env = { DATABASE_URL: url, NEXTAUTH_SECRET: 'the same on every instance'.repeat(2) };
    const start = (name: string) => startSite({ env, dataDir: join(folder, name) });
    sites = await Promise.all([start('one'), start('two')]);
    db = connectPatiently(url);
    admin = await signIn(db);
  });
  after(async () => {
    await db?.$disconnect();
    await Promise.all((sites ?? []).map((site) => site.stop()));
    rmSync(folder, { recursive: true, force: true });
  });

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
      await shows(async () => assert.equal((await on(at).get('/readyz')).status, 200));
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
      await shows(async () => assert.equal((await on(to).get(page)).status, 200));
      await shows(async () =>
        assert.match(await (await on(to).get('/villes')).text(), new RegExp(city.slug)),
      );
      await on(from, admin.cookie).delete(`/api/admin/cities/${id}`);
      await shows(async () => assert.notEqual((await on(to).get(page)).status, 200));
    }
  });

  test('who is demoted or deleted through one is refused by the other on the next call', async () => {
    const person = await signIn(db);
    const read = () => on(1, person.cookie).get('/api/admin/users');
    assert.equal((await read()).status, 200);
    const users = `/api/admin/users/${person.id}`;
    await on(0, admin.cookie).put(`${users}/admin`, { isAdmin: false });
    assert.equal((await read()).status, 403);
    await on(0, admin.cookie).delete(users);
    assert.equal((await read()).status, 401);
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
    await shows(async () => assert.equal((await login()).status, 429));

    const person = await signIn(db);
    const change = () => on(next(), person.cookie).post('/api/admin/cities', {});
    assert.deepEqual((await untilRefused(120, change)).accepted, [422]);
    await shows(async () => assert.equal((await change()).status, 429));
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
});
