import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { CLIENT_ADDRESS } from '@/lib/process/private-headers';
import { bumpGeneration } from '@/lib/front/freshness/generation';
import { eventually } from '@/tests/fixtures/running/eventually';
import { gate } from '@/tests/fixtures/running/gate';
import { type Page, serve } from '@/tests/fixtures/site/site-server';

const STAFF = { Cookie: `next-auth.session-token=${'a'.repeat(43)}` };
const LIMIT = 600;

let made = 0;

const list: Page = async (request, response) => {
  made += 1;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Vary', 'Cookie');
  response.setHeader('X-Total-Count', '31');
  response.end(JSON.stringify({ made, by: request.headers[CLIENT_ADDRESS] }));
};

const refusal: Page = async (request, response) => {
  response.statusCode = 404;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify({ requestId: request.headers['x-request-id'] }));
};

async function served(t: TestContext, pages: Record<string, Page>) {
  const site = await serve(t, { pages, env: { TRUSTED_PROXY_HOPS: 1 } });
  const from = (address: string, headers = {}) => ({
    headers: { 'X-Forwarded-For': address, ...headers },
  });
  return { ...site, from };
}

test('threat 43: answers that are the same for everybody: the API makes them once, until something changes', async (t) => {
  const { send, asked, from } = await served(t, { '/api/cities': list });
  const first = await send('/api/cities?limit=2', from('192.0.2.1'));
  const again = await send('/api/cities?limit=2', from('192.0.2.2'));
  assert.equal(asked.length, 1);
  assert.equal(again.body, first.body);
  assert.equal(again.headers['x-total-count'], '31');
  assert.match(String(again.headers.vary), /Cookie/);
  const etag = String(first.headers.etag);
  const unchanged = await send('/api/cities?limit=2', from('192.0.2.1', { 'If-None-Match': etag }));
  assert.equal(unchanged.status, 304);
  await send('/api/cities?limit=3', from('192.0.2.1'));
  assert.equal(asked.length, 2);
  bumpGeneration();
  assert.notEqual((await send('/api/cities?limit=2', from('192.0.2.1'))).body, first.body);
});

test('what is searched for is not kept, nor what staff are shown', async (t) => {
  const { send, asked, from } = await served(t, { '/api/cities': list });
  for (const [path, headers] of [
    ['/api/cities?q=fes', {}],
    ['/api/cities', STAFF],
  ] as const) {
    const before = asked.length;
    await send(path, from('192.0.2.3', headers));
    await send(path, from('192.0.2.3', headers));
    assert.equal(asked.length - before, 2, path);
  }
});

test('a refusal names the request that is refused', async (t) => {
  const { send, from } = await served(t, { '/api/cities': refusal });
  for (const id of ['request-one', 'request-two']) {
    const answer = await send('/api/cities', from('192.0.2.4', { 'X-Request-Id': id }));
    assert.equal(answer.status, 404);
    assert.equal(JSON.parse(answer.body).requestId, id);
    assert.equal(answer.headers['x-request-id'], id);
  }
});

test('threat 43: answers that are the same for everybody: calls are counted whether what they want is kept or not', async (t) => {
  const { send, asked, from } = await served(t, { '/api/cities': list });
  for (let at = 0; at < LIMIT; at += 1) {
    assert.equal((await send('/api/cities', from('192.0.2.5'))).status, 200, `call ${at}`);
  }
  const refused = await send('/api/cities', from('192.0.2.5'));
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.equal((await send('/api/cities', from('192.0.2.6'))).status, 200);
  assert.equal(asked.length, 1);
});

test('threat 43: answers that are the same for everybody: many lists of one address wait for each other, and nobody else does', async (t) => {
  const { open: release, opened: held } = gate();
  const slow: Page = async (request, response) => {
    if (request.url?.startsWith('/api/cities?q=')) await held;
    return list(request, response);
  };
  const { send, asked, from } = await served(t, { '/api/cities': slow });
  const flood = Array.from({ length: 10 }, (_, at) =>
    send(`/api/cities?q=${at}`, from('192.0.2.7', at % 2 ? { Cookie: invented(at) } : {})),
  );
  await eventually(async () => assert.ok(asked.length >= 2));
  assert.equal((await send('/api/cities?q2=x', from('192.0.2.8'))).status, 200);
  assert.equal(asked.filter(({ url }) => url.includes('?q=')).length, 2);
  release();
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  assert.deepEqual([...new Set(statuses)], [200]);
});

const invented = (at: number) => `next-auth.session-token=invented-${'b'.repeat(32)}${at}`;
