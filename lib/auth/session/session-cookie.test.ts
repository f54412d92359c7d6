import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sessionCookie } from './session-user';

test('under https the cookie is Secure and bound to the host', () => {
  const { name, options } = sessionCookie('https://guide.example.org');
  assert.match(name, /^__Host-/);
  assert.deepEqual(options, { httpOnly: true, sameSite: 'lax', path: '/', secure: true });
});

test('on a local address it is for the server alone all the same', () => {
  const { name, options } = sessionCookie('http://localhost:3000');
  assert.equal(name, 'next-auth.session-token');
  assert.deepEqual(options, { httpOnly: true, sameSite: 'lax', path: '/', secure: false });
});
