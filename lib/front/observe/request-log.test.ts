import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestLine } from '@/lib/front/arrive/receive';

const facts = {
  requestId: 'abcdefgh-1',
  method: 'GET',
  path: '/villes/fes',
  page: '/villes/[slug]',
  status: 200,
  ms: 0.123456,
  bytes: 4321,
  cache: 'hit',
};

test('a request is one line of JSON', () => {
  const line = requestLine(facts, 1_700_000_000_000);
  assert.equal(line.indexOf('\n'), line.length - 1);
  assert.deepEqual(JSON.parse(line), {
    level: 30,
    time: 1_700_000_000_000,
    ...facts,
    ms: 0.12,
  });
});

test('no path can break the line or make it long', () => {
  for (const path of ['/"}\n{"level":60', '/\u2028', `/${'x'.repeat(5000)}`]) {
    const line = requestLine({ ...facts, path }, 0);
    assert.ok(line.length < 500);
    assert.equal(line.trimEnd().split('\n').length, 1);
    assert.ok(path.startsWith((JSON.parse(line) as { path: string }).path));
  }
});
