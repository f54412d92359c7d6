import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type UserRow, displayName, initial } from './user-identity';

const user = (part: Partial<UserRow>): UserRow => ({
  id: '0',
  email: null,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  isAdmin: false,
  isEditor: false,
  createdAt: '2026-01-01T00:00:00Z',
  ...part,
});

test('the initial falls back from first name to e-mail to U (spec 2.63)', () => {
  assert.equal(initial(user({ firstName: 'émilie', email: 'a@b.co' })), 'É');
  assert.equal(initial(user({ email: 'salma@b.co' })), 'S');
  assert.equal(initial(user({ firstName: ' ' })), 'U');
  assert.equal(initial(user({})), 'U');
});

test('the name falls back from full name to e-mail to Unknown User (spec 2.64)', () => {
  assert.equal(displayName(user({ firstName: 'Salma', lastName: 'Idrissi' })), 'Salma Idrissi');
  assert.equal(displayName(user({ lastName: 'Idrissi', email: 'a@b.co' })), 'Idrissi');
  assert.equal(displayName(user({ email: 'a@b.co' })), 'a@b.co');
  assert.equal(displayName(user({})), 'Unknown User');
});
