import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asideOf, groupsOf } from './form-groups';

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

test('beside a text stands first whether it is public, then where it belongs', () => {
  const fields = (['line', 'image', 'select', 'number', 'publication', 'meta'] as const).map(
    (input) => ({ name: input, label: input, input }),
  );
  const names = asideOf(fields).map(({ name }) => name);
  assert.deepEqual(names, ['publication', 'select', 'image', 'meta', 'line', 'number']);
});
