import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { currentAnswer, markAnswer, noteFault } from '@/lib/process/answer-context';
import { type NextHandler, askNext } from './ask-next';

const ask = (handler: NextHandler, question = {}, signal?: AbortSignal) =>
  askNext(handler, { method: 'GET', url: '/', headers: {}, ...question }, 'request-1', signal);

test('the whole answer is collected, whatever way it is written', async () => {
  const answer = await ask(async (_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.writeHead(404, { 'X-Number': 3 });
    response.write('<p>');
    response.write(Buffer.from('é'));
    response.end('</p>');
  });
  assert.equal(answer.status, 404);
  assert.equal(answer.body.toString(), '<p>é</p>');
  assert.deepEqual(
    { ...answer.headers },
    {
      'content-type': 'text/html; charset=utf-8',
      'x-number': '3',
    },
  );
});

test('a stream can be piped into the response and the request body read from it', async () => {
  const answer = await ask(
    async (request, response) => {
      assert.equal(await text(request), 'one two');
      Readable.from(['three ', 'four']).pipe(response);
    },
    { method: 'POST', body: Readable.from([Buffer.from('one '), Buffer.from('two')]) },
  );
  assert.equal(answer.body.toString(), 'three four');
});

test('an empty request ends at once', async () => {
  const answer = await ask(async (request, response) => {
    response.end(`[${await text(request)}]`);
  });
  assert.equal(answer.body.toString(), '[]');
});

test('a page may mark its status, also after waiting; an error status is not overruled', async () => {
  const later = () => new Promise((resolve) => setImmediate(resolve));
  const gone = await ask(async (_, response) => {
    await later();
    markAnswer(410);
    response.end('gone');
  });
  assert.equal(gone.status, 410);
  const failed = await ask(async (_, response) => {
    markAnswer(404);
    response.statusCode = 500;
    response.end();
  });
  assert.equal(failed.status, 500);
});

test('the first fault behind an answer travels with it, and not into another', async () => {
  const first = new Error('first');
  const [bad, good] = await Promise.all([
    ask(async (_, response) => {
      await Promise.resolve();
      noteFault(first);
      noteFault(new Error('second'));
      response.end('shown all the same');
    }),
    ask(async (_, response) => {
      assert.equal(currentAnswer()?.requestId, 'request-1');
      response.end();
    }),
  ]);
  assert.equal(bad.fault, first);
  assert.equal(good.fault, undefined);
});

test('a handler that throws, or a caller that gives up, rejects', async () => {
  await assert.rejects(
    ask(() => Promise.reject(new Error('broken'))),
    /broken/,
  );
  let closed = false;
  const abort = new AbortController();
  const answer = ask(
    async (_, response) => void response.once('close', () => (closed = true)),
    {},
    abort.signal,
  );
  abort.abort(new Error('too late'));
  await assert.rejects(answer, /too late/);
  assert.equal(closed, true);
});
