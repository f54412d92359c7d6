import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseAlgorithm, signingAlgorithm } from './signing-algorithm';

const offering = (...algorithms: string[]) => ({
  id_token_signing_alg_values_supported: algorithms,
});

test('RS256 is taken wherever it is offered, and another one where it is not', () => {
  assert.equal(chooseAlgorithm(offering('ES256', 'RS256')), 'RS256');
  assert.equal(chooseAlgorithm(offering('ES256')), 'ES256');
});

test('an unsigned token or a shared secret is never agreed to', () => {
  assert.equal(chooseAlgorithm(offering('none', 'HS256')), 'RS256');
});

test('a document that is none changes nothing', () => {
  for (const metadata of [null, undefined, 'x', {}, { id_token_signing_alg_values_supported: 1 }]) {
    assert.equal(chooseAlgorithm(metadata), 'RS256');
  }
});

test('a provider that is down leaves the answer to the sign-in', async () => {
  assert.equal(await signingAlgorithm('http://127.0.0.1:1/', 500), 'RS256');
});
