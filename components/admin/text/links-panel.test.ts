import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CheckedLink, inOrder, wordsOf } from './links-panel';

const link = (given: Partial<CheckedLink>): CheckedLink => ({
  address: 'https://example.org/',
  isInside: false,
  state: 'there',
  status: 200,
  triedAt: null,
  ...given,
});

test('a refusal is said with its number, and what is fine without', () => {
  assert.equal(wordsOf(link({})), 'Answered');
  assert.equal(wordsOf(link({ isInside: true, status: null })), 'Is there');
  assert.equal(wordsOf(link({ state: 'missing', status: 404 })), 'Nothing is there (404)');
  assert.equal(wordsOf(link({ state: 'unreachable', status: null })), 'Could not be reached');
});

test('what is to be looked at stands first', () => {
  const links = [link({}), link({ state: 'moved' }), link({ state: 'gone' })];
  const states = inOrder(links).map(({ state }) => state);
  assert.deepEqual(states, ['gone', 'there', 'moved']);
});
