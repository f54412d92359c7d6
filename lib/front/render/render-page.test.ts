import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HttpError } from '@/lib/process/http-error';
import { FAULT } from '@/lib/process/private-headers';
import { type Page, startApplication } from '@/tests/fixtures/site/site-server';
import { createRenderPage } from './ask';

async function render(page: Page, timeoutMs = 1000) {
  const { ask, stop } = await startApplication(page);
  try {
    return await createRenderPage(ask, 'https://www.example.org', timeoutMs)('/villes/fes?page=2');
  } finally {
    stop();
  }
}

const failure = (page: Page, timeoutMs?: number) =>
  render(page, timeoutMs).then(
    () => assert.fail('it did not fail'),
    (error: unknown) => error instanceof HttpError && error.status,
  );

test('a page is rendered for the site’s own host, without a cookie', async () => {
  const answer = await render(async (request, response) => {
    assert.equal(request.url, '/villes/fes?page=2');
    assert.equal(request.headers.host, 'www.example.org');
    assert.equal(request.headers['x-guide-path'], '/villes/fes');
    assert.equal(request.headers.cookie, undefined);
    response.end('page');
  });
  assert.equal(answer.body.toString(), 'page');
});

test('what threw fails, by the database or by us', async () => {
  const threw =
    (fault: string): Page =>
    async (_, response) =>
      response.writeHead(500, { [FAULT]: fault }).end();
  assert.equal(await failure(threw('ours')), 500);
  assert.equal(await failure(threw('database')), 503);
});

test('a render that does not end is given up', async () => {
  assert.equal(await failure(() => new Promise(() => undefined), 20), 503);
});

test('an error status without a fault fails as well; not found is an answer', async () => {
  assert.equal(await failure(async (_, response) => response.writeHead(500).end()), 500);
  assert.equal(await failure(async (_, response) => response.writeHead(503).end()), 503);
  const missing = await render(async (_, response) => response.writeHead(404).end('no'));
  assert.equal(missing.status, 404);
});
