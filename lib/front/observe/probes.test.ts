import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standingClock } from '@/tests/fixtures/running/standing-clock';
import { createReadiness, maySeeMetrics } from './probes';

test('ready is what the check says', async () => {
  assert.equal(await createReadiness(async () => true)(), true);
  assert.equal(await createReadiness(async () => 'application away')(), 'application away');
});

test('a check that throws or hangs is not ready, in time', async (t) => {
  const broken = createReadiness(() => Promise.reject(new Error('ECONNREFUSED')));
  assert.equal(await broken(), 'database unreachable');
  const { pass } = standingClock(t);
  let said: unknown;
  void createReadiness(() => new Promise(() => undefined))().then((answer) => (said = answer));
  await pass(490);
  assert.equal(said, undefined);
  await pass(10);
  assert.equal(said, 'database too slow');
});

test('a crowd of checks asks the database once, and later ones ask again', async (t) => {
  const { pass } = standingClock(t);
  let asked = 0;
  const check = createReadiness(async () => {
    asked += 1;
    return true;
  });
  await Promise.all(Array.from({ length: 100 }, check));
  await pass(90);
  await check();
  assert.equal(asked, 1);
  await pass(10);
  await check();
  assert.equal(asked, 2);
});

test('the figures are for this machine, or for the token', () => {
  const token = 'a-long-enough-token';
  const asked = (remoteAddress: string, headers = {}) => ({
    socket: { remoteAddress },
    headers,
  });
  assert.equal(maySeeMetrics(asked('127.0.0.1')), true);
  assert.equal(maySeeMetrics(asked('::1'), token), true);
  assert.equal(maySeeMetrics(asked('203.0.113.7')), false);
  for (const header of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via']) {
    assert.equal(maySeeMetrics(asked('127.0.0.1', { [header]: 'x' })), false, header);
  }
  const bearer = (value: string) => ({ authorization: `Bearer ${value}`, 'x-forwarded-for': 'x' });
  assert.equal(maySeeMetrics(asked('203.0.113.7', bearer(token)), token), true);
  assert.equal(maySeeMetrics(asked('203.0.113.7', bearer('wrong')), token), false);
  assert.equal(maySeeMetrics(asked('203.0.113.7', bearer('undefined'))), false);
});
