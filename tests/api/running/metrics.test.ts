import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteUnderTest } from '../../fixtures/site/client';
import { rawAnswer } from '../../fixtures/site/raw-request';

const site = siteUnderTest();

test('the figures of a running site are complete, and for this machine alone', async () => {
  await rawAnswer(site, '/villes');
  await rawAnswer(site, '/api/cities?limit=1');
  const { status, body } = await rawAnswer(site, '/metrics');
  assert.equal(status, 200);
  for (const figure of [
    /^http_request_duration_seconds_bucket\{page="\/villes",status="200",le="[\d.]+"\} \d+$/m,
    /^http_request_duration_seconds_count\{page="\/api\/\[resource\]",status="200"\} \d+$/m,
    /^page_cache_answers_total\{state="(?:hit|miss|stale)"\} \d+$/m,
    /^content_generation \d+$/m,
    /^render_running \d+$/m,
    /^render_waiting \d+$/m,
    /^database_pool_connections\{pool="application",state="total"\} [1-9]\d*$/m,
    /^database_pool_connections\{pool="application",state="waiting"\} \d+$/m,
    /^events_dropped_total \d+$/m,
    /^process_resident_memory_bytes [\d.e+]+$/m,
  ]) {
    assert.match(body, figure);
  }
  for (const header of ['x-forwarded-for', 'forwarded', 'via']) {
    const outside = await rawAnswer(site, '/metrics', { headers: { [header]: '203.0.113.9' } });
    assert.equal(outside.status, 404, header);
    assert.doesNotMatch(outside.body, /http_request_duration/);
  }
});
