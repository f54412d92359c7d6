import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newestOfBoth } from './changes';

const dated = (name: string, count: number, first: string) =>
  Array.from({ length: count }, (_, at) => ({
    name,
    at: new Date(Date.parse(first) - at * 60_000),
  }));
const names = (masters: number, calls: number) =>
  newestOfBoth(dated('m', masters, '2026-09-02'), dated('c', calls, '2026-09-01'), 6)
    .map(({ name }) => name)
    .join('');

test('masters verified in one go leave half of the feed to calls, and all that calls do not fill', () => {
  assert.equal(names(40, 40), 'mmmccc');
  assert.equal(names(40, 1), 'mmmmmc');
  assert.equal(names(1, 40), 'mccccc');
  assert.equal(names(2, 1), 'mmc');
});
