import assert from 'node:assert/strict';
import { test } from 'node:test';
import { userFromClaims } from './claims';

test('first and last name come from their own claims', () => {
  const user = userFromClaims({ sub: '1', given_name: 'Salma', family_name: 'Idrissi', name: 'X' });
  assert.deepEqual([user.firstName, user.lastName], ['Salma', 'Idrissi']);
});

test('a provider that sends one name has it split after the first word', () => {
  const user = userFromClaims({ sub: '1', name: 'Salma El Idrissi' });
  assert.deepEqual([user.firstName, user.lastName], ['Salma', 'El Idrissi']);
});

test('an e-mail counts as verified only when the provider says so', () => {
  assert.equal(userFromClaims({ sub: '1', email: 'a@b.co' }).emailVerified, null);
  assert.equal(userFromClaims({ sub: '1', email_verified: 'false' }).emailVerified, null);
  assert.ok(userFromClaims({ sub: '1', email_verified: 'true' }).emailVerified);
});

test('a picture that is no https address is left out', () => {
  assert.equal(userFromClaims({ sub: '1', picture: 'javascript:alert(1)' }).profileImageUrl, null);
});
