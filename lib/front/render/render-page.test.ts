import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteFault } from '@/lib/process/answer-context';
import type { NextHandler } from './ask-next';
import { RenderFailed, createRenderPage } from './render-page';

const render = (handler: NextHandler, timeoutMs = 1000) =>
  createRenderPage({
    handler,
    siteUrl: 'https://www.example.org',
    isUnavailable: (error) => error instanceof Error && error.message === 'no database',
    timeoutMs,
  })('/villes/fes?page=2');

const failure = (handler: NextHandler, timeoutMs?: number) =>
  render(handler, timeoutMs).then(
    () => assert.fail('it did not fail'),
    (error: unknown) => {
      assert.ok(error instanceof RenderFailed);
      return error.status;
    },
  );

test('a page is rendered for the site’s own host, without a cookie', async () => {
  const answer = await render(async (request, response) => {
    assert.equal(request.url, '/villes/fes?page=2');
    assert.equal(request.headers.host, 'www.example.org');
    assert.equal(request.headers.cookie, undefined);
    response.end('page');
  });
  assert.equal(answer.body.toString(), 'page');
  assert.ok(!('fault' in answer));
});

test('what threw fails, even when Next sent a page with 200', async () => {
  const status = await failure(async (_, response) => {
    noteFault(new Error('a bug'));
    response.end('half a page');
  });
  assert.equal(status, 500);
});

test('a database that does not answer is 503, by fault or by exception', async () => {
  const noDatabase = new Error('no database');
  const noted: NextHandler = async (_, response) => {
    noteFault(noDatabase);
    response.statusCode = 500;
    response.end();
  };
  assert.equal(await failure(noted), 503);
  assert.equal(await failure(() => Promise.reject(noDatabase)), 503);
});

test('what threw fails at once, whatever Next still makes of it', async () => {
  const status = await failure(() => {
    noteFault(new Error('no database'));
    return new Promise(() => undefined);
  }, 60_000);
  assert.equal(status, 503);
});

test('a render that does not end is given up', async () => {
  assert.equal(await failure(() => new Promise(() => undefined), 20), 503);
});

test('an error status without a fault fails as well; not found is an answer', async () => {
  const failing: NextHandler = async (_, response) => {
    response.statusCode = 500;
    response.end();
  };
  assert.equal(await failure(failing), 500);
  const missing = await render(async (_, response) => {
    response.statusCode = 404;
    response.end('no');
  });
  assert.equal(missing.status, 404);
});
