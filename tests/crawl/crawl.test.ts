import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { type Crawl, crawl, deadAnchors } from './crawl';
import { linksOf } from './links';

const PAGES: Record<string, string> = {
  '/': `<a href="/a#ici">a</a><a href="b">b</a><img src="/i.png" srcset="/i2.png 2x">
    <a href="https://example.org/">x</a><a href="mailto:a@b.c">m</a><form action="/trouver"></form>`,
  '/a': '<h1 id="la">a</h1><a href="/vers-b">b</a>',
  '/b': '<a href="/a#la">a</a><a href="#manque">b</a>',
};

const server = createServer((request, response) => {
  const url = request.url ?? '';
  if (url === '/vers-b') return response.writeHead(308, { location: '/b' }).end();
  const page = PAGES[url];
  response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(page ?? 'rien');
});
let origin: string;
let seen: Crawl;

describe('a crawl', () => {
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    seen = await crawl(origin, ['/']);
  });
  after(() => server.close());

  test('a crawl asks for everything a page names, once, and tells what it got', () => {
    const statuses = [...seen.visits].map(([url, { status }]) => [
      url.slice(origin.length),
      status,
    ]);
    assert.deepEqual(Object.fromEntries(statuses), {
      ...{ '/': 200, '/a': 200, '/b': 200, '/vers-b': 308 },
      ...{ '/i.png': 404, '/i2.png': 404, '/trouver': 404 },
    });
    assert.deepEqual([...seen.external], ['https://example.org/']);
    const from = seen.linkedFrom.get(`${origin}/b`)?.toSorted();
    assert.deepEqual(from, [`${origin}/`, `${origin}/b`, `${origin}/vers-b`]);
  });

  test('a fragment that names nothing is told, one that does is not', () => {
    assert.deepEqual(deadAnchors(seen).toSorted(), [
      `${origin}/a#ici on ${origin}/`,
      `${origin}/b#manque on ${origin}/b`,
    ]);
  });

  test('feeds, sitemaps, style sheets and calendars are read too', () => {
    const at = 'https://x.test/';
    const feed =
      '<link href="https://x.test/a"/><content type="html">&#60;a href="/b"&#62;</content>';
    assert.deepEqual(linksOf(at, 'application/atom+xml', feed), [`${at}a`, `${at}b`]);
    assert.deepEqual(linksOf(at, 'application/xml', `<loc>${at}c</loc>`), [`${at}c`]);
    assert.deepEqual(linksOf(at, 'text/css', "a{src:url('/f.woff2')}"), [`${at}f.woff2`]);
    assert.deepEqual(linksOf(at, 'text/calendar', 'URL:https://x.te\r\n st/d'), [`${at}d`]);
  });
});
