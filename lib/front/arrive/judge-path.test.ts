import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { normalPath } from '@/lib/entities/addresses/path';

const table: [raw: string, normal: string | undefined][] = [
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

for (const [raw, normal] of table) {
  test(`${raw || '(empty)'} is ${normal ?? 'refused'}`, () =>
    assert.equal(normalPath(raw), normal));
}

test('a normal path is its own normal form and never names a host', () => {
  const path = fc.stringMatching(/^\/[%/a.2fA-F\\:@-]{0,20}$/);
  fc.assert(
    fc.property(path, (raw) => {
      const normal = normalPath(raw);
      if (normal === undefined) return;
      assert.equal(normalPath(normal), normal);
      assert.doesNotMatch(normal, /^\/[/\\]|\/\//);
    }),
    { numRuns: 2000 },
  );
});
