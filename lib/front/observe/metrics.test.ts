import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bufferEvent, droppedEvents, takeEvents } from '@/lib/events/buffer';
import { createMetrics } from './probes';

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
