import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { chooseAlgorithm, signingAlgorithm } from './options';

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

const PATIENCE_MS = 60_000;

/** A provider that is asked by many at once, and what each of them hears. */
async function askedAtOnce({ mock }: TestContext, status: number, laterMs = 60_001) {
  const now = Date.now();
  mock.timers.enable({ apis: ['Date'], now });
  let asked = 0;
  const provider = createServer((_, response) => {
    asked += 1;
    response.writeHead(status).end(JSON.stringify(offering('ES256')));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const wellKnown = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`;
  const once = () => Promise.all([1, 2, 3].map(() => signingAlgorithm(wellKnown, PATIENCE_MS)));
  const heard = [...(await once()), ...(await once())];
  const before = asked;
  mock.timers.setTime(now + laterMs);
  await once();
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
  return { asked: [before, asked], heard: [...new Set(heard)] };
}

test('the provider is asked once a minute, by however many at once', async (t) => {
  assert.deepEqual(await askedAtOnce(t, 200), { asked: [1, 2], heard: ['ES256'] });
});

test('a provider that is away is not asked again for a while', async (t) => {
  assert.deepEqual(await askedAtOnce(t, 503), { asked: [1, 2], heard: ['RS256'] });
});

test('and is asked again after the clock was set back', async (t) => {
  const anHourBefore = -3_600_000;
  assert.deepEqual((await askedAtOnce(t, 503, anHourBefore)).asked, [1, 2]);
});
