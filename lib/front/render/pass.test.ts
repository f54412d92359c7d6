import assert from 'node:assert/strict';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { settle } from '@/tests/fixtures/running/standing-clock';
import { readHead } from '@/lib/front/arrive/receive';
import { type Ask, createPass, limitBody } from './ask';

test('a body up to the limit passes whole', async () => {
  const body = Readable.from([Buffer.alloc(6), Buffer.alloc(4)]);
  assert.equal((await buffer(limitBody(body, 10))).length, 10);
});

test('one byte more is refused while it streams, whatever comes after', async () => {
  let sent = 0;
  const endless = new Readable({
    read() {
      sent += 1;
      this.push(Buffer.alloc(1000));
    },
  });
  await assert.rejects(buffer(limitBody(endless, 10_000)), { status: 413 });
  endless.destroy();
  assert.ok(sent < 200, `${sent} chunks were read`);
});

test('a body that breaks off is an error, not a shorter body', async () => {
  const body = new PassThrough();
  const read = buffer(limitBody(body, 100));
  body.write('half');
  body.destroy();
  await assert.rejects(read);
});

const WAITS: [method: string, seconds: number][] = [
  ['GET', 10],
  ['POST', 35],
];

for (const [method, seconds] of WAITS) {
  test(`who asks an application that hangs by ${method} waits for ${seconds} seconds`, async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const hang: Ask = (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method, headers: { 'content-length': '5' } });
    const answer = createPass(
      hang,
      'http://localhost',
    )({
      request,
      response: new ServerResponse(request),
      head: readHead([], /-/),
      facts: { requestId: '1', method, path: '/admin', page: '/admin', bytes: 0, cache: 'none' },
      asker: '10.0.0.1',
    });
    let isWaiting = true;
    void answer.catch(() => (isWaiting = false));
    t.mock.timers.tick(seconds * 1000 - 1);
    await settle();
    assert.equal(isWaiting, true);
    t.mock.timers.tick(1);
    await assert.rejects(answer, { status: 503 });
  });
}
