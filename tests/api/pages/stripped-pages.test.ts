import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parse } from 'node-html-parser';
import { otherScreens, publicPages } from '../../e2e/kit/public-pages';
import { siteUnderTest } from '../../fixtures/site/client';
import { rawAnswer } from '../../fixtures/site/raw-request';

const OWN = /^\/_site\/start-[A-Z0-9]{8}\.js$/;
const site = siteUnderTest();
const screens = [
  ...publicPages.map(({ path }) => ({ path, status: 200 })),
  ...otherScreens,
  ...['/recherche', '/recherche?q=master', '/recherche?q=zzzz', '/universites?ville=fes'].map(
    (path) => ({ path, status: 200 }),
  ),
];

describe('a page of readers has one script, which is not Next’s', () => {
  for (const { path, status } of screens) {
    test(path, async () => {
      const { body, headers, status: given } = await rawAnswer(site, path);
      assert.equal(given, status);
      assert.doesNotMatch(body, /\/_next\/static\/chunks\/[^"]*\.js|__next_f|TURBOPACK|\$R[CSX]\(/);
      const page = parse(body, { comment: true });
      const scripts = page
        .querySelectorAll('script')
        .filter((script) => script.getAttribute('type') !== 'application/ld+json');
      assert.deepEqual(
        scripts.map((script) => [script.getAttribute('type'), script.text]),
        [['module', '']],
      );
      assert.match(scripts[0]?.getAttribute('src') ?? '', OWN);
      assert.deepEqual(page.querySelectorAll('[rel="modulepreload"], [as="script"]'), []);
      assert.doesNotMatch(String(headers.link), /as="?script/);
      assert.match(String(headers['content-security-policy']), /; script-src 'self'; style-src/);
      assert.ok((page.querySelector('h1')?.text ?? '').length > 0, 'the page is empty');
    });
  }
});

test('no page of this build was left whole', async () => {
  for (const { path } of screens) await rawAnswer(site, path);
  const { body } = await rawAnswer(site, '/metrics');
  assert.match(body, /# TYPE pages_left_whole_total counter/);
  assert.doesNotMatch(body, /^pages_left_whole_total\{/m);
});

test('pages of staff keep what Next gave them', async () => {
  const { body, headers } = await rawAnswer(site, '/login');
  assert.match(body, /\/_next\/static\/chunks\/[^"]*\.js/);
  assert.match(String(headers['content-security-policy']), /script-src 'self' 'sha256-/);
});
