import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPack } from './pack';

const answer = (text: string, type = 'text/html; charset=utf-8') => ({
  status: 200,
  mark: 'MARK',
  headers: { 'content-type': type },
  body: Buffer.from(text),
});
const pack = createPack({ isHttps: false });

test('pages of readers have the one script of the site in their head, and others have not', () => {
  const withScript = createPack({ isHttps: false, script: '/_site/start-A.js' });
  const html = '<html><head><title>Fès</title></head><body></head></body></html>';
  const trimmed = (path: string, type?: string) =>
    withScript.trim(answer(html, type), path).body.toString();
  const script = '<script type="module" async src="/_site/start-A.js"></script>';
  assert.equal(trimmed('/villes/[slug]'), html.replace('</head>', `${script}</head>`));
  for (const path of ['/admin', '/login', '/api/logout']) {
    assert.equal(trimmed(path), html);
  }
  assert.equal(trimmed('/feed.xml', 'application/rss+xml'), html);
});

test('a page of readers loses the scripts of Next; one of an unknown form keeps them, and is counted', () => {
  const known = '<p>Fès</p><script nonce="MARK">self.__next_f.push([1,"2"])</script>';
  const odd = `${known}<script>alert(1)</script>`;
  const read = (html: string, path: string) => pack.trim(answer(html), path).body.toString();
  assert.equal(read(known, '/villes/[slug]'), '<p>Fès</p>');
  assert.equal(read(known, '/admin'), known);
  assert.deepEqual([...pack.leftWhole], []);
  assert.equal(read(odd, '/villes/[slug]'), odd);
  assert.equal(read(odd, '/villes/[slug]'), odd);
  assert.deepEqual([...pack.leftWhole], [['script of nobody', 2]]);
});

test('a page of readers asks for its fonts at its end, and others before anything else', () => {
  const link = ['a', 'b'].map((name) => `</${name}.woff2>; rel=preload; as="font"; crossorigin=""`);
  const given = answer('<body><p>Fès</p></body>');
  const sent = (path: string) =>
    pack.trim({ ...given, headers: { ...given.headers, link: link.join(', ') } }, path);
  const preload = (name: string) =>
    `<link rel="preload" as="font" type="font/woff2" href="/${name}.woff2" crossorigin="">`;
  const read = sent('/villes/[slug]');
  assert.equal(read.body.toString(), `<body><p>Fès</p>${preload('a')}${preload('b')}</body>`);
  assert.equal(read.headers.link, undefined);
  assert.equal(sent('/admin').headers.link, link.join(', '));
  assert.equal(sent('/admin').body, given.body);
});
