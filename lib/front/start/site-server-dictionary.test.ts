import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dictionaryOf } from '@/lib/front/answer/entry';
import { type Page, serve } from '@/tests/fixtures/site/site-server';

const FRAME = Array.from({ length: 300 }, (_, at) => `<p>${at * 7919}</p>`).join('');

const page: Page = async ({ url }, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(`<!DOCTYPE html><html lang="fr">${FRAME}<h1>${url}</h1></html>`);
};
const names = ['/', '/universites', '/contact', '/admin'];
const pages = Object.fromEntries(names.map((name) => [name, page]));

test('once a dictionary is offered, pages name it, and whoever has it is sent the rest', async (t) => {
  const site = await serve(t, { pages });
  assert.equal((await site.send('/')).headers.link, undefined);

  const body = Buffer.from(FRAME);
  await site.offerDictionary(body);
  const { address, available, use } = dictionaryOf(body);
  const file = await site.send(address);
  assert.equal(file.body, FRAME);
  assert.equal(file.headers['use-as-dictionary'], use[1]);
  assert.match(String(file.headers['cache-control']), /immutable/);

  const headers = { 'Accept-Encoding': 'br, dcz', 'Available-Dictionary': available };
  const packed = await site.send('/universites', { headers });
  assert.equal(packed.headers.link, `<${address}>; rel="compression-dictionary"`);
  assert.equal(packed.headers['content-encoding'], 'dcz');
  const tag = { ...headers, 'If-None-Match': String(packed.headers.etag) };
  assert.equal((await site.send('/universites', { headers: tag })).status, 304);
  const other = { ...headers, 'Available-Dictionary': ':AAAA:' };
  const whole = await site.send('/universites', { headers: other });
  assert.equal(whole.headers['content-encoding'], 'br');
  const [sent, all] = [packed, whole].map(({ headers }) => Number(headers['content-length']));
  assert.ok(Number(sent) < Number(all) / 3, `${sent} of ${all} bytes`);
  for (const path of ['/', '/admin']) {
    const { headers: named } = await site.send(path, { headers });
    assert.equal(named.link, undefined, `${path}: made before, or of staff`);
  }

  // What it held may have been withdrawn.
  await site.offerDictionary();
  assert.equal((await site.send(address)).status, 404);
  assert.equal((await site.send('/contact', { headers })).headers['content-encoding'], 'br');
});
