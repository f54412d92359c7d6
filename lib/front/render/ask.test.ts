import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { type Page, startApplication } from '@/tests/fixtures/site/site-server';
import { createAsk } from './ask';

const QUESTION = { method: 'GET', url: '/', headers: {} };

async function played(t: TestContext, page: Page) {
  const { ask, socketPath, stop } = await startApplication(page);
  t.after(stop);
  const { signal } = new AbortController();
  return {
    socketPath,
    ask: (question = {}, until = signal) => ask({ ...QUESTION, ...question }, until),
  };
}

test('the whole answer is collected, whatever way it is written', async (t) => {
  const { ask } = await played(t, async (_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.writeHead(404, { 'X-Number': 3 });
    response.write('<p>');
    response.write(Buffer.from('é'));
    response.end('</p>');
  });
  const { status, headers, body } = await ask();
  assert.equal(status, 404);
  assert.equal(body.toString(), '<p>é</p>');
  assert.equal(headers['content-type'], 'text/html; charset=utf-8');
  assert.equal(headers['x-number'], '3');
});

test('a body is handed on as it comes, and a question without one ends at once', async (t) => {
  const { ask } = await played(t, async (request, response) => {
    response.end(`[${await text(request)}]`);
  });
  const body = Readable.from([Buffer.from('one '), Buffer.from('two')]);
  assert.equal((await ask({ method: 'POST', body })).body.toString(), '[one two]');
  assert.equal((await ask()).body.toString(), '[]');
});

test('an application that answers half and dies is away, and its half is not used', async (t) => {
  const { ask } = await played(t, async (_, response) => {
    response.writeHead(200, { 'Content-Length': 1000 });
    response.write('half');
    setImmediate(() => response.destroy());
  });
  await assert.rejects(ask(), { status: 503 });
});

test('an application that is not there is away', async () => {
  const { signal } = new AbortController();
  for (const place of [undefined, '/nonexistent/application']) {
    await assert.rejects(createAsk(() => place)(QUESTION, signal), { status: 503 });
  }
});

test('while the application is away, nothing of a request goes anywhere else', async (t) => {
  let asked = 0;
  const count = () => void (asked += 1);
  subscribe('http.client.request.start', count);
  t.after(() => unsubscribe('http.client.request.start', count));
  const { signal } = new AbortController();
  const body = Readable.from(['a form']);
  const question = { ...QUESTION, method: 'POST', body };
  await assert.rejects(createAsk(() => undefined)(question, signal), { status: 503 });
  assert.equal(asked, 0);
});

test('a socket that hangs is given up, for the reason that is given', async (t) => {
  const abort = new AbortController();
  let isTold: Promise<unknown> = Promise.resolve();
  const { ask } = await played(t, async (_, response) => {
    isTold = once(response, 'close');
    abort.abort(new Error('too late'));
  });
  await assert.rejects(ask({}, abort.signal), /too late/);
  await isTold;
});

test('an application that was started again meanwhile is asked again, unless something was sent', async (t) => {
  let asked = 0;
  const { ask } = await played(t, async (request, response) => {
    asked += 1;
    // The connection is kept; the second question on it meets its end.
    if (asked % 2 === 1) response.end('first');
    else if (request.method === 'POST' || asked < 4) request.socket.destroy();
  });
  await ask();
  assert.equal((await ask()).body.toString(), 'first', 'asked anew');
  await assert.rejects(ask({ method: 'POST', body: Readable.from(['x']) }), { status: 503 });
  assert.equal(asked, 4, 'a form is sent once');
});
