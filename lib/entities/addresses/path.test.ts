import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { normalPath, shownPath, typedPath } from './path';
import { redirectSchema } from './redirect';

test('what people type becomes what a browser asks for, and is shown as they typed it', () => {
  for (const [typed, path, shown] of [
    ['/Café au lait', '/Caf%C3%A9%20au%20lait', '/Caf%C3%A9%20au%20lait'],
    ['/écoles/', '/%C3%A9coles', '/écoles'],
    ['/%c3%a9coles', '/%C3%A9coles', '/écoles'],
    ['/%61bc//d', '/abc/d', '/abc/d'],
    ['/Villes/FES', '/Villes/FES', '/Villes/FES'],
    ['/a"b<c>', '/a%22b%3Cc%3E', '/a"b<c>'],
    ['/a%2Fb%3Fc', '/a%2Fb%3Fc', '/a%2Fb%3Fc'],
    ['/%E2%80%AEx', '/%E2%80%AEx', '/%E2%80%AEx'],
  ] as const) {
    assert.equal(typedPath(typed), path);
    assert.equal(shownPath(path), shown);
  }
  for (const typed of ['/%', '/%ff', '/%00', '/a/../b', '/%2e%2e/b', 'a', '/a\\b']) {
    assert.equal(typedPath(typed), undefined, typed);
  }
});

test('whatever is typed is spelt once, and reads back as the same address', () => {
  const typed = fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `/${text}`);
  fc.assert(
    fc.property(typed, (text) => {
      const path = typedPath(text);
      if (path === undefined) return;
      assert.match(path, /^\/[!-~]*$/);
      assert.equal(normalPath(path), path);
      assert.equal(typedPath(shownPath(path)), path);
    }),
    { numRuns: 3000 },
  );
});

test('a path has one spelling, and what could mislead is none', () => {
  const spelt: [raw: string, normal: string | undefined][] = [
    ['/', '/'],
    ['/villes/fes', '/villes/fes'],
    ['/villes/', '/villes'],
    ['//', '/'],
    ['//admin', '/admin'],
    ['//evil.example//x', '/evil.example/x'],
    ['/%61dmin', '/admin'],
    ['/%2561dmin', '/%2561dmin'],
    ['/villes/f%c3%a8s', '/villes/f%C3%A8s'],
    ['/a%2fb', '/a%2Fb'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/admin.', '/admin.'],
    ['/.', undefined],
    ['/a/../admin', undefined],
    ['/a/%2e%2e/admin', undefined],
    ['/%', undefined],
    ['/%zz', undefined],
    ['/%E0%A4%A', undefined],
    ['/%ff', undefined],
    ['/a%00b', undefined],
    ['/a%0d%0aSet-Cookie:x', undefined],
    ['/\\evil.example', undefined],
    ['http://evil.example/', undefined],
    ['*', undefined],
    ['', undefined],
    ['/é', undefined],
  ];
  for (const [raw, normal] of spelt) assert.equal(normalPath(raw), normal, raw);
});

test('a normal path is its own normal form and never names a host', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\/[%/a.2fA-F\\:@-]{0,20}$/), (raw) => {
      const normal = normalPath(raw);
      if (normal === undefined) return;
      assert.equal(normalPath(normal), normal);
      assert.doesNotMatch(normal, /^\/[/\\]|\/\//);
    }),
    { numRuns: 2000 },
  );
});

const sentence = (fields: object) => {
  const { error } = redirectSchema.safeParse({ source: '/a', target: '/b', ...fields });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
};

test('threat 7: open redirect by callbackUrl: a redirect made by hand leaves the site no more than that', () => {
  const outside = /^target: (?:Write a path of this site|No browser can ask)/;
  for (const target of [
    ...['https://evil.example', '//evil.example', '/\\evil.example', 'evil.example', '\\\\evil'],
    ...['javascript:alert(1)', '/a\r\nSet-Cookie: x=1', '/%0d%0aSet-Cookie:x', '\t//evil.example'],
  ]) {
    const said = sentence({ target });
    if (said === undefined) {
      const { data } = redirectSchema.safeParse({ source: '/a', target });
      assert.match(data?.target ?? '', /^\/(?!\/)[!-~]*$/, target);
    } else assert.match(said, outside, target);
  }
  assert.match(sentence({ target: '//evil.example' }) ?? '', outside);
  assert.match(sentence({ target: ' //evil.example' }) ?? '', outside);
});

test('what may not be redirected, or led to, is told in words', () => {
  for (const path of ['/admin', '/api/articles', '/login/x', '/_next/static', '/media/a.webp']) {
    assert.equal(sentence({ source: path }), 'source: The site keeps this address for itself');
    assert.equal(sentence({ target: path }), 'target: The site keeps this address for itself');
  }
  assert.equal(sentence({ source: '' }), 'source: Required');
  for (const source of ['/a?b=1', '/a#b', '/?']) {
    assert.match(sentence({ source }) ?? '', /^source: Leave out \? and #/);
  }
  assert.match(sentence({ target: '/a/' }) ?? '', /^target: Must be another address/);
  assert.match(sentence({ source: `/${'é'.repeat(200)}` }) ?? '', /^source: No browser can ask/);
  assert.equal(sentence({ source: '/administration' }), undefined);
});
