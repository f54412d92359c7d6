import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bufferEvent, droppedEvents, takeEvents } from '@/lib/events/buffer';
import { standingClock } from '@/tests/fixtures/running/standing-clock';
import { createMetrics, createReadiness, maySeeMetrics } from './probes';

test('ready is what the check says', async () => {
  assert.equal(await createReadiness(async () => true)(), true);
  assert.equal(await createReadiness(async () => 'application away')(), 'application away');
});

test('a check that throws or hangs is not ready, in time', async (t) => {
  const broken = createReadiness(() => Promise.reject(new Error('ECONNREFUSED')));
  assert.equal(await broken(), 'database unreachable');
  const { pass } = standingClock(t);
  let said: unknown;
  void createReadiness(() => new Promise(() => undefined))().then((answer) => (said = answer));
  await pass(490);
  assert.equal(said, undefined);
  await pass(10);
  assert.equal(said, 'database too slow');
});

test('a crowd of checks asks the database once, and later ones ask again', async (t) => {
  const { pass } = standingClock(t);
  let asked = 0;
  const check = createReadiness(async () => {
    asked += 1;
    return true;
  });
  await Promise.all(Array.from({ length: 100 }, check));
  await pass(90);
  await check();
  assert.equal(asked, 1);
  await pass(10);
  await check();
  assert.equal(asked, 2);
});

test('the figures are for this machine, or for the token', () => {
  const token = 'a-long-enough-token';
  const asked = (remoteAddress: string, headers = {}) => ({
    socket: { remoteAddress },
    headers,
  });
  assert.equal(maySeeMetrics(asked('127.0.0.1')), true);
  assert.equal(maySeeMetrics(asked('::1'), token), true);
  assert.equal(maySeeMetrics(asked('203.0.113.7')), false);
  for (const header of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via']) {
    assert.equal(maySeeMetrics(asked('127.0.0.1', { [header]: 'x' })), false, header);
  }
  const bearer = (value: string) => ({ authorization: `Bearer ${value}`, 'x-forwarded-for': 'x' });
  assert.equal(maySeeMetrics(asked('203.0.113.7', bearer(token)), token), true);
  assert.equal(maySeeMetrics(asked('203.0.113.7', bearer('wrong')), token), false);
  assert.equal(maySeeMetrics(asked('203.0.113.7', bearer('undefined'))), false);
});

const reading = (path: string) =>
  ({ day: '2026-11-22', event: 'pageview', kind: 'page', slug: '', count: 1, path }) as const;

const sources = {
  generation: () => 7,
  cacheSizes: () => [{ part: 'pages', size: 2, bytes: 1234 }],
  isCutOff: () => true,
  leftWhole: new Map([['late parts', 2]]),
  usage: () => ({
    pools: [{ pool: 'application', total: 4, idle: 1, waiting: 2 }],
    droppedEvents: 3,
  }),
  queue: () => ({ running: 1, waiting: 3, averageMs: 20 }),
};

test('requests, cache, queue and drops appear in Prometheus’ form', async (t) => {
  t.after(() => void takeEvents());
  takeEvents();
  const dropped = `events_dropped_total ${droppedEvents() + 1 + 3}`;
  const metrics = createMetrics(sources);
  metrics.count('/villes/[slug]', 200, 0.4, 'hit');
  metrics.count('/villes/[slug]', 200, 30, 'miss');
  metrics.count('/villes/[slug]', 404, 9000, 'hit');
  // Pages of which one has no room any more.
  for (let page = 0; page <= 5000; page += 1) bufferEvent(reading(`/${page}`));
  const text = await metrics.text();
  for (const line of [
    'pages_left_whole_total{reason="late parts"} 2',
    'http_request_duration_seconds_bucket{page="/villes/[slug]",status="200",le="0.001"} 1',
    'http_request_duration_seconds_bucket{page="/villes/[slug]",status="200",le="0.05"} 2',
    'http_request_duration_seconds_bucket{page="/villes/[slug]",status="404",le="5"} 0',
    'http_request_duration_seconds_bucket{page="/villes/[slug]",status="404",le="+Inf"} 1',
    'http_request_duration_seconds_count{page="/villes/[slug]",status="200"} 2',
    'page_cache_answers_total{state="hit"} 2',
    'page_cache_answers_total{state="miss"} 1',
    dropped,
    'content_generation 7',
    'page_cache_bypassed 1',
    'page_cache_bytes{part="pages"} 1234',
    'database_pool_connections{pool="application",state="total"} 4',
    'database_pool_connections{pool="application",state="waiting"} 2',
    'render_running 1',
    'render_waiting 3',
    'render_seconds 0.02',
  ]) {
    assert.ok(text.includes(`${line}\n`), line);
  }
  assert.match(text, /# TYPE http_request_duration_seconds histogram/);
  assert.equal(await metrics.text().then((again) => again.includes(`${dropped}\n`)), true);
});
