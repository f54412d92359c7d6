import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Claims, completeClaims, userFromClaims } from './claims';

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
  const signed = { sub: '1', email: 'signed@b.co', email_verified: false };
  const claims = await completeClaims(client, tokens(signed));
  assert.deepEqual(claims, { ...signed, name: 'From userinfo' });
});

const addressFrom = async (signed: object, userinfo: object) => {
  const client = clientWith(userinfo, 'https://id.example/me');
  const { email, email_verified } = await completeClaims(client, tokens({ sub: '1', ...signed }));
  return { email, email_verified };
};

test('an address is never verified by the answer that names another, or none', async () => {
  const [one, other] = [{ email: 'one@b.co' }, { email: 'other@b.co', email_verified: true }];
  assert.deepEqual(await addressFrom(one, other), other);
  assert.deepEqual(await addressFrom(other, one), other);
  for (const [signed, userinfo] of [
    [one, { email_verified: true }],
    [{ email_verified: true }, one],
  ] as const) {
    const { email, email_verified } = await addressFrom(signed, userinfo);
    assert.deepEqual([email, email_verified], ['one@b.co', undefined]);
  }
});

test('a provider without that endpoint is taken at its id token', async () => {
  assert.deepEqual(await completeClaims(clientWith(whole), tokens({ sub: '1' })), { sub: '1' });
});
