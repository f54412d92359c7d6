import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tintRule } from '@/lib/colour/color';
import {
  contentPolicy,
  createPack,
  inlineHashes,
  keptHeaders,
  passedHeaders,
  securityHeaders,
  sha256,
} from './pack';

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

const hashes = (html: string, sheets: string[] = []) =>
  inlineHashes({ status: 200, headers: {}, body: Buffer.from(html), mark: 'MARK' }, sheets);

test('only inline scripts that bear the mark are listed', () => {
  const own = '<script nonce="MARK">self.push(1)</script>';
  const file = '<script src="/a.js" nonce="MARK"></script>';
  const { scripts } = hashes(`${own}${file}<script>alert(1)</script>${own}`);
  assert.deepEqual(scripts, [sha256('self.push(1)')]);
});

const SHEET = '.t{color:#059669}';
const OTHER = '.u{color:#7c3aed}';
const styles = (text: string) =>
  hashes(`<style data-href="a.css">${text}</style>`.repeat(2), [SHEET, OTHER]).styles;

test('known styles are listed by hash, each once: the sheets, and rules of colours', () => {
  const rules = ['#059669', '#7c3aed'].map(tintRule).join('');
  for (const text of [SHEET, OTHER + SHEET, rules])
    assert.deepEqual(styles(text), [sha256(text)], text);
});

test('any other inline style is left out', () => {
  const rules = tintRule('#059669');
  for (const text of [
    '*{display:none}',
    `${SHEET}*{display:none}${OTHER}`,
    SHEET.slice(0, -1),
    `${rules}*{display:none}`,
    rules.replace('#', 'url(https://evil.example/)#'),
    rules.slice(0, -1),
  ]) {
    assert.deepEqual(styles(text), [], text);
  }
});

const asObject = (list: string[]) =>
  Object.fromEntries(list.flatMap((name, at) => (at % 2 ? [] : [[name, list[at + 1]]])));

test('the list of threats.md is complete', () => {
  assert.deepEqual(Object.keys(asObject(securityHeaders(true, 'policy'))), [
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'X-Frame-Options',
    'Referrer-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
    'Permissions-Policy',
    'Strict-Transport-Security',
  ]);
  assert.ok(!securityHeaders(false, 'policy').includes('Strict-Transport-Security'));
});

test('of a kept answer nothing stays that is meant for one visitor', () => {
  const kept = keptHeaders({
    'content-type': 'text/html; charset=utf-8',
    'set-cookie': ['a=b'],
    'cache-control': 'private',
    vary: 'rsc',
    'x-nextjs-cache': 'HIT',
    link: ['<a>; rel=preload', '<b>; rel=preload'],
  });
  assert.deepEqual(kept, [
    ...['Content-Type', 'text/html; charset=utf-8'],
    ...['Link', '<a>; rel=preload', 'Link', '<b>; rel=preload'],
  ]);
});

test('of an answer that is passed on only the server’s own headers are dropped', () => {
  const passed = passedHeaders({
    'x-content-type-options': 'nosniff',
    'set-cookie': ['a=b', 'c=d'],
    'content-length': 12,
    'x-powered-by': 'Next.js',
    'x-middleware-rewrite': '/gate',
    'retry-after': '5',
  });
  assert.deepEqual(passed, ['Set-Cookie', 'a=b', 'Set-Cookie', 'c=d', 'Retry-After', '5']);
});

const site = { analyticsEndpoint: '/api/event', isHttps: false, isDev: false };

test('without inline code nothing but files of the site itself run', () => {
  const policy = contentPolicy(site)();
  assert.match(policy, /^default-src 'none';/);
  assert.match(policy, /script-src 'self';/);
  assert.match(policy, /style-src 'self'$/);
  assert.doesNotMatch(policy, /unsafe/);
  for (const closed of ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]) {
    assert.ok(policy.includes(closed), closed);
  }
});

test('hashes open exactly their own text', () => {
  const policy = contentPolicy(site)({ scripts: ['a=', 'b='], styles: ['c='] });
  assert.match(policy, /script-src 'self' 'sha256-a=' 'sha256-b=';/);
  assert.match(policy, /style-src 'self' 'sha256-c='$/);
});

test('every built sheet may be inserted where Next runs, and is listed once', () => {
  const sheets = ['a{color:red}', 'b{color:blue}'];
  const [first, second] = sheets.map((sheet) => `'sha256-${sha256(sheet)}'`);
  const policy = contentPolicy({ ...site, sheets });
  const styles = [sha256(sheets[1] ?? ''), 'u='];
  const listed = `style-src 'self' ${first} ${second}`;
  assert.ok(policy({ scripts: ['a='], styles }).endsWith(`${listed} 'sha256-u='`));
  const own = `style-src 'self' ${second} 'sha256-u='`;
  assert.ok(policy({ scripts: [], styles }).endsWith(own));
});

test('an analytics host is opened for connections alone, and only its origin', () => {
  const policy = contentPolicy({
    ...site,
    analyticsEndpoint: 'https://plausible.example/api/event',
  })();
  assert.match(policy, /connect-src 'self' https:\/\/plausible\.example;/);
  assert.equal(policy.split('plausible').length, 2);
});

test('under https nothing is loaded without it', () => {
  assert.match(contentPolicy({ ...site, isHttps: true })(), /upgrade-insecure-requests/);
  assert.doesNotMatch(contentPolicy(site)(), /upgrade-insecure-requests/);
});
