import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parse } from 'node-html-parser';
import { otherScreens, publicPages } from '../../e2e/kit/public-pages';
import { siteUnderTest } from '../../fixtures/site/client';
import { rawAnswer } from '../../fixtures/site/raw-request';
import {
  PAGE_BUDGET,
  htmlBudget,
  type PageWeight,
  weighPage,
} from '../../fixtures/site/page-weight';

const OWN = /^\/_site\/start-[A-Z0-9]{8}\.js$/;
const site = siteUnderTest();
const kinds = publicPages.length + otherScreens.length;
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
      assert.equal(page.querySelector('html')?.getAttribute('data-events'), '/api/event');
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

test('pages of staff keep what Next gave them, and do without it', async () => {
  const { body, headers } = await rawAnswer(site, '/login');
  for (const path of ['/login', '/admin']) {
    assert.doesNotMatch((await rawAnswer(site, path)).body, /\/_site\/|data-events/, path);
  }
  assert.match(body, /\/_next\/static\/chunks\/[^"]*\.js/);
  assert.match(String(headers['content-security-policy']), /script-src 'self' 'sha256-/);
});

test('the address of the script never changes its content, and one of another build is a short 404', async () => {
  const [address = ''] = /\/_site\/[^"]+/.exec((await rawAnswer(site, '/')).body) ?? [];
  const { status, headers } = await rawAnswer(site, address);
  assert.equal(status, 200);
  assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
  const other = await rawAnswer(site, '/_site/start-AAAAAAAA.js');
  assert.deepEqual([other.status, other.body], [404, 'Not found\n']);
  assert.equal(other.headers['content-type'], 'text/plain; charset=utf-8');
});

describe('what a public page makes a browser load', () => {
  for (const { path, status } of screens.slice(0, kinds)) {
    test(`${path} stays within its budget`, async () => {
      const weight = await weighPage(site, path);
      assert.equal(weight.status, status);
      // An address that names no script would prove nothing.
      assert.ok(weight.scripts > 0 && weight.fonts > 0, 'scripts and fonts were not found');
      assert.ok(weight.scripts <= PAGE_BUDGET.scripts, excess(weight, 'scripts'));
      assert.ok(weight.html <= htmlBudget(path), `${path}: ${weight.html} bytes`);
      assert.ok(weight.fonts <= PAGE_BUDGET.fonts, excess(weight, 'fonts'));
    });
  }

  test('no style sheet of any size stands in a page twice', async () => {
    const html = (await rawAnswer(site, '/')).body;
    const [, sheet = ''] = /<style[^>]*>([^<]*)</.exec(html) ?? [];
    // Signs that are written alike in a sheet and in a script.
    const parts = sheet.match(/[\w:;{}.,-]{60,}/g) ?? [];
    assert.ok(parts.length > 20, 'a page without a sheet would prove nothing');
    const twice = parts.filter((part) => html.indexOf(part) !== html.lastIndexOf(part));
    // React writes texts of less than a kilobyte in another form, and those may stay.
    assert.ok(twice.join('').length < 1024, twice.join('\n'));
  });
});

function excess(weight: PageWeight, part: keyof typeof PAGE_BUDGET): string {
  const files = weight.files.map(({ url, bytes }) => `${url}: ${bytes}`).join('\n');
  return `${part}: ${weight[part]} bytes, allowed are ${PAGE_BUDGET[part]}\n${files}`;
}
