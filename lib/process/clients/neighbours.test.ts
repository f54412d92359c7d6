import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neighbours } from './neighbours';

test('the networks of one /48 are neighbours, and nobody else is', () => {
  const known = ['2001:db8:1:0::/64', '2001:db8:1:ffff::/64', '2001:db8:2:0::/64', '192.0.2.1'];
  assert.deepEqual(known.map(neighbours), [
    ...['2001:db8:1', '2001:db8:1', '2001:db8:2'],
    ...['192.0.2.1'],
  ]);
});
