import assert from 'node:assert/strict';
import { type Server, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, test } from 'node:test';
import { createPasswordTurns, startLocalProvider } from './start';

const options = {
  isLocal: true,
  port: 0,
  siteUrl: 'http://localhost:3000',
  clientId: 'guide',
  clientSecret: 'x'.repeat(32),
  password: 'a password',
};
const servers: Server[] = [];

describe('the local provider', () => {
  after(() => {
    for (const server of servers) server.close();
  });

  test('refuses to start elsewhere, even when told that it is local, and here when it is not', async () => {
    const named = ['https://guide.example.org', 'http://localhost.example.org'];
    for (const siteUrl of [...named, 'http://192.168.1.5:3000', 'http://0.0.0.0:3000']) {
      await assert.rejects(startLocalProvider({ ...options, siteUrl }), /loopback/, siteUrl);
    }
    await assert.rejects(startLocalProvider({ ...options, isLocal: false }), /loopback/);
  });

  test('listens on the loopback address alone, and starts without a warning', async (t) => {
    const warn = t.mock.method(console, 'warn', () => undefined);
    const server = await startLocalProvider(options);
    servers.push(server);
    assert.equal((server.address() as AddressInfo).address, '127.0.0.1');
    assert.equal(warn.mock.callCount(), 0);
  });

  test('names the setting when its port is taken', async () => {
    const { port } = servers[0]?.address() as AddressInfo;
    await assert.rejects(startLocalProvider({ ...options, port }), {
      message: new RegExp(`PORT: .*${port}`),
    });
  });

  const statusOf = (path: string, host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = servers[0]?.address() as AddressInfo;
      get({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).once('error', reject);
    });

  test('has no icon, and says so without an error in the console of the browser', async () => {
    const { port } = servers[0]?.address() as AddressInfo;
    assert.equal(await statusOf('/favicon.ico', `localhost:${port}`), 204);
  });

  test('answers to its own host name alone', async () => {
    const { port } = servers[0]?.address() as AddressInfo;
    const statusFor = (host: string) => statusOf('/.well-known/openid-configuration', host);
    assert.equal(await statusFor(`localhost:${port}`), 200);
    const others = ['evil.example', '127.0.0.1', 'localhost.evil.example'];
    for (const host of ['localhost', ...others.map((name) => `${name}:${port}`)]) {
      assert.equal(await statusFor(host), 421, host);
    }
  });
});

function turns() {
  const waits: number[] = [];
  let time = 0;
  const sleep = async (ms: number) => {
    waits.push(ms);
    time += ms;
  };
  return {
    judge: createPasswordTurns({ now: () => time, sleep }),
    waits,
    pass: (ms: number) => (time += ms),
  };
}

test('each wrong password waits longer, up to a bound, and a right one starts anew', async () => {
  const { judge, waits } = turns();
  for (let at = 0; at < 7; at += 1) assert.equal(await judge(() => false), false);
  assert.deepEqual(waits, [250, 500, 1000, 2000, 4000, 4000, 4000]);
  assert.equal(await judge(() => true), true);
  await judge(() => false);
  assert.equal(waits.at(-1), 250);
});

test('after ten quiet minutes wrong ones are forgotten', async () => {
  const { judge, waits, pass } = turns();
  await judge(() => false);
  pass(11 * 60_000);
  await judge(() => false);
  assert.deepEqual(waits, [250, 250]);
});

test('those who guess at once wait for each other, and too many are not compared', async () => {
  const { judge, waits } = turns();
  const answers = await Promise.all(Array.from({ length: 20 }, () => judge(() => false)));
  assert.equal(answers.filter((answer) => answer === undefined).length, 12);
  assert.equal(waits.length, 8);
  assert.equal(await judge(() => true), true);
});
