import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { env } from '@/lib/env';
import { allDone } from '@/lib/process/before-stop';
import type { JobState } from '@/lib/process/ask-front';
import { openOwnDatabase } from '@/tests/fixtures/database/own-database';
import { query } from '@/tests/fixtures/database/postgres';
import { startDatabase } from '@/tests/fixtures/database/test-server';
import { eventually } from '@/tests/fixtures/running/eventually';
import { DAY, ahead } from '@/tests/fixtures/running/moments';
import { prepareJobs } from './prepare';
import { startJobs } from './start';

const own = await openOwnDatabase();
const url = env().DATABASE_URL ?? '';
await prepareJobs(url);
const running = startJobs();
after(async () => {
  running.stop();
  await allDone();
  await own.close();
});

async function stateOf(name: string): Promise<JobState> {
  const found = (await running.list()).find((one) => one.name === name);
  assert.ok(found, `${name} is not listed`);
  return found;
}

test('what failed is seen, without addresses and secrets, and is done when it can be again', async () => {
  await eventually(async () => assert.equal((await stateOf('trash')).state, 'waits'));
  await query(
    url,
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN RAISE 'no row of lectrice@example.org, token=abcdef'; END $$;
     CREATE TRIGGER refuse BEFORE DELETE ON drafts FOR EACH STATEMENT EXECUTE FUNCTION refuse()`,
  );
  await running.ask('trash');
  await eventually(async () => assert.equal((await stateOf('trash')).state, 'failed'));
  const { lastError, nextAt, lastAt } = await stateOf('trash');
  assert.match(lastError ?? '', /no row of \[e-mail\], token=…/);
  assert.ok(lastAt && nextAt);
  await query(url, 'DROP TRIGGER refuse ON drafts');
  await eventually(async () => assert.equal((await stateOf('trash')).state, 'waits'));
  assert.equal((await stateOf('trash')).lastError, null);
});

test('what cannot be done without a mail server is off, and what is scheduled has its moment', async () => {
  for (const name of ['letters', 'digest']) {
    const { state, nextAt } = await stateOf(name);
    assert.deepEqual([state, nextAt], ['off', null]);
  }
  assert.equal((await stateOf('publication')).nextAt, null);
  const publishedAt = ahead(DAY);
  const text = { title: 'Demain', excerpt: 'x', content: 'x', metaDescription: 'x', author: 'x' };
  await own.db.article.create({ data: { ...text, slug: 'demain', publishedAt } });
  assert.equal((await stateOf('publication')).nextAt, publishedAt.toISOString());
});

test('days are kept for 25 months, what was looked for in vain for 90 days, and no longer', async () => {
  const firstOfMonth = (monthsAgo: number) => {
    const day = new Date();
    return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - monthsAgo, 1));
  };
  const read = { event: 'pageview', path: '/villes' };
  const fruitless = { event: 'search_fruitless', path: 'introuvable' };
  await own.db.dailyEvent.createMany({
    data: [
      ...[24, 26, 40].map((months) => ({ ...read, day: firstOfMonth(months), count: 1 })),
      ...[1, 4].map((months) => ({ ...fruitless, day: firstOfMonth(months), count: 3 })),
    ],
  });
  await running.ask('trash');
  await eventually(async () => {
    const left = await own.db.dailyEvent.findMany({ orderBy: { day: 'asc' } });
    assert.deepEqual(
      left.map(({ event, day }) => [event, day]),
      [
        ['pageview', firstOfMonth(24)],
        ['search_fruitless', firstOfMonth(1)],
      ],
    );
  });
});

test('a clock that was set back keeps nothing from being due', async () => {
  const later = `now() + interval '1 hour'`;
  await query(url, `UPDATE pgboss.version SET cron_on = ${later}`);
  await query(url, `UPDATE pgboss.queue SET monitor_claim_on = ${later}, maintain_on = ${later}`);
  const ticks = `pgboss.job WHERE name = '__pgboss__send-it'`;
  await query(url, `UPDATE pgboss.job SET created_on = ${later} WHERE state <> 'active'`);
  await running.ask('trash');
  await query(
    url,
    `UPDATE pgboss.job SET start_after = ${later}, created_on = ${later}
    WHERE name = 'trash' AND state = 'created'`,
  );
  running.clockWasSet();
  await allDone();
  const ahead = `SELECT FROM pgboss.version WHERE cron_on > now()`;
  assert.equal((await query(url, ahead)).length, 0);
  assert.equal((await query(url, `SELECT FROM ${ticks} AND created_on > now()`)).length, 0);
  assert.ok(await running.ask('trash'), 'nothing of that time stands in its way');
});

test('a role that may make no schema is told what lets it, and that does', async () => {
  const { url: there, stop } = await startDatabase('migrated');
  try {
    await query(there, `CREATE ROLE "Without" LOGIN`);
    const asRole = Object.assign(new URL(there), { username: 'Without' }).href;
    await assert.rejects(prepareJobs(asRole), {
      message:
        'DATABASE_URL: the role may not keep its jobs in the schema pgboss; an owner of the database lets it by: CREATE SCHEMA pgboss AUTHORIZATION "Without"',
    });
    await query(there, 'CREATE SCHEMA pgboss AUTHORIZATION "Without"');
    await prepareJobs(asRole);
    const [first] = await query(there, 'SELECT count(*)::int FROM pgboss.queue');
    assert.equal(first?.count, 4);
  } finally {
    await stop();
    await query(url, 'DROP ROLE "Without"');
  }
});
