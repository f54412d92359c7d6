import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createQueryClient } from './admin-providers';

test('nothing is asked again by itself: no retry, no focus, no interval, never stale (spec 9.4)', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  assert.equal(queries?.retry, false);
  assert.equal(queries?.refetchOnWindowFocus, false);
  assert.equal(queries?.refetchOnReconnect, false);
  assert.equal(queries?.refetchInterval, false);
  assert.equal(queries?.staleTime, Infinity);
  assert.equal(mutations?.retry, false);
});

test('what was read stays, until a change makes it old (spec 4.10, 9.4)', async () => {
  const client = createQueryClient();
  let calls = 0;
  const read = () => client.fetchQuery({ queryKey: ['a'], queryFn: () => (calls += 1) });
  await read();
  assert.equal(await read(), 1);
  await client.invalidateQueries({ queryKey: ['a'] });
  assert.equal(await read(), 2);
  client.clear();
});
