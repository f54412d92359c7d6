import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupsOf } from './form-groups';

const field = (name: string, group?: string) =>
  ({ name, group, label: name, input: 'line' }) as const;

test('neighbours of one group stand together, in the order of the fields', () => {
  const groups = groupsOf([
    field('a'),
    field('b', 'Costs'),
    field('c', 'Costs'),
    field('d', 'Notes'),
  ]);
  assert.deepEqual(
    groups.map((group) => group.map(({ name }) => name)),
    [['a'], ['b', 'c'], ['d']],
  );
});
