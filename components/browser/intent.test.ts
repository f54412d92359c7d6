import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCheap } from './intent';

test('nothing is fetched ahead for who saves data or has a slow line', () => {
  assert.equal(isCheap(), true);
  assert.equal(isCheap({ saveData: false, effectiveType: '4g' }), true);
  assert.equal(isCheap({ saveData: true, effectiveType: '4g' }), false);
  for (const effectiveType of ['slow-2g', '2g', '3g'])
    assert.equal(isCheap({ effectiveType }), false);
});
