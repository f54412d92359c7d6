import assert from 'node:assert/strict';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, after, before, describe, test } from 'node:test';
import { eventually } from '@/tests/fixtures/running/eventually';
import { type LinkAnswer, ask, askAll } from './ask';

const asked: string[] = [];
/** Those who asked these have gone, with what they came for. */
const heard: string[] = [];
const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  const { method, url = '/' } = request;
  asked.push(`${method} ${url}`);
  request.socket.once('close', () => heard.push(`${method} ${url}`));
  const [, kind = '', left = ''] = url.split('/');
  if (kind === 'silent') return;
  const knowsGet = kind === 'only-get' || kind === 'endless';
  if (knowsGet && method === 'HEAD') return void response.writeHead(405).end();
  if (kind === 'only-get') return void response.writeHead(200).end();
  if (kind === 'hops') {
    const next = Number(left) > 1 ? `/hops/${Number(left) - 1}` : '/200';
    return void response.writeHead(302, { location: next }).end();
  }
  if (kind === 'to') {
    const location = decodeURIComponent(left);
    return void response.writeHead(301, { location }).end();
  }
  if (kind === 'endless') {
    response.writeHead(200);
    const more = () => void response.write('x'.repeat(65_536));
    response.on('drain', more);
    return more();
  }
  response.writeHead(Number(kind)).end();
});
let site: string;

const of = (address: string, mayBeLoopback = true, ms = 20_000): Promise<LinkAnswer> =>
  ask(address, {
    reach: { mayBeLoopback },
    userAgent: 'test',
    signal: AbortSignal.timeout(ms),
  });

/** Deadlines come when a test says that so much has passed. */
function holdDeadlines({ mock }: TestContext): (ms: number) => void {
  const held: { ms: number; end: AbortController }[] = [];
  mock.method(AbortSignal, 'timeout', (ms: number) => {
    const end = new AbortController();
    held.push({ ms, end });
    return end.signal;
  });
  return (passed) => {
    for (const { ms, end } of held) if (ms <= passed) end.abort();
  };
}

describe('what is linked to', () => {
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  test('what a server answers is told with its number', async () => {
    for (const [status, state] of [
      [200, 'there'],
      [204, 'there'],
      [404, 'missing'],
      [410, 'missing'],
      [403, 'refused'],
      [429, 'refused'],
      [503, 'failing'],
    ] as const) {
      assert.deepEqual(await of(`${site}/${status}`), { state, status });
    }
  });

  test('a server that knows GET alone is asked with it, and no body is waited for', async () => {
    assert.deepEqual(await of(`${site}/only-get`), { state: 'there', status: 200 });
    assert.deepEqual(asked.slice(-2), ['HEAD /only-get', 'GET /only-get']);
    assert.deepEqual(await of(`${site}/endless`), { state: 'there', status: 200 });
  });

  test('five steps are gone along, and not a sixth', async () => {
    assert.equal((await of(`${site}/hops/5`)).state, 'there');
    assert.equal((await of(`${site}/hops/6`)).state, 'endless');
  });

  test('nothing that is not public is asked, not even by way of another', async () => {
    const before = asked.length;
    for (const address of [
      site,
      site.replace('127.0.0.1', '2130706433'),
      site.replace('127.0.0.1', '0x7f.1'),
      site.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
      site.replace('127.0.0.1', '[::1]'),
      'http://169.254.169.254/latest/meta-data',
      'http://10.0.0.1/',
      'http://[fd00::1]/',
      'http://user:word@1.1.1.1/',
    ]) {
      assert.deepEqual(await of(address, false), { state: 'private', status: null }, address);
    }
    assert.equal(asked.length, before);
    for (const target of ['http://169.254.169.254/', 'file:///etc/passwd', 'http://192.168.0.1/']) {
      const told = await of(`${site}/to/${encodeURIComponent(target)}`);
      assert.deepEqual(told, { state: 'private', status: null }, target);
    }
  });

  const options = { reach: { mayBeLoopback: true }, userAgent: 'test' };

  test('who does not answer in time could not be reached, and keeps nobody waiting', async (t) => {
    const pass = holdDeadlines(t);
    heard.length = 0;
    const addresses = ['silent/1', 'silent/2', '200/a', '404/b'].map((path) => `${site}/${path}`);
    const asking = askAll(addresses, { ...options, eachMs: 3000, allMs: 20_000 });
    await eventually(async () => {
      assert.ok(heard.includes('HEAD /200/a') && heard.includes('GET /404/b'));
    }, 60_000);
    pass(2500);
    await eventually(async () => assert.ok(asked.includes('GET /silent/2')));
    pass(3000);
    const answers = await asking;
    assert.deepEqual(
      addresses.map((address) => answers.get(address)?.state),
      ['unreachable', 'unreachable', 'there', 'missing'],
    );
  });

  test('whom there is no time left for is left out', async () => {
    assert.deepEqual(await of(`${site}/silent`, true, 300), { state: 'unreachable', status: null });
    const silent = Array.from({ length: 12 }, (_, at) => `${site}/silent/${at}`);
    assert.equal((await askAll(silent, { ...options, allMs: 300 })).size, 0);
  });

  test('a server that nobody runs could not be reached', async () => {
    assert.equal((await of('http://127.0.0.1:1/')).state, 'unreachable');
  });
});
