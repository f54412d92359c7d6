import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Claims } from './claims';
import { completeClaims } from './complete-claims';

const tokens = (claims: Claims) => ({ claims: () => claims });
const clientWith = (userinfo: object, userinfo_endpoint?: string) => ({
  issuer: { metadata: { userinfo_endpoint } },
  userinfo: async () => userinfo,
});
const whole = { sub: '1', email: 'a@b.co', email_verified: true, name: 'A' };

test('an id token that says enough is enough', async () => {
  const client = clientWith({ sub: '1', name: 'Other' }, 'https://id.example/me');
  assert.deepEqual(await completeClaims(client, tokens(whole)), whole);
});

test('what the id token leaves out comes from the userinfo endpoint, the rest stays as signed', async () => {
  const client = clientWith({ ...whole, name: 'From userinfo' }, 'https://id.example/me');
  const claims = await completeClaims(client, tokens({ sub: '1', email: 'signed@b.co' }));
  assert.deepEqual(claims, { ...whole, email: 'signed@b.co', name: 'From userinfo' });
});

test('a provider without that endpoint is taken at its id token', async () => {
  assert.deepEqual(await completeClaims(clientWith(whole), tokens({ sub: '1' })), { sub: '1' });
});
