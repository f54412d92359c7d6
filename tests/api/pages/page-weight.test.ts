import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { otherScreens, publicPages } from '../../e2e/kit/public-pages';
import { siteUnderTest } from '../../fixtures/site/client';
import { PAGE_BUDGET, type PageWeight, weighPage } from '../../fixtures/site/page-weight';

const screens = [...publicPages.map(({ path }) => ({ path, status: 200 })), ...otherScreens];

describe('what a public page makes a browser load', () => {
  for (const { path, status } of screens) {
    test(`${path} stays within its budget`, async () => {
      const weight = await weighPage(siteUnderTest(), path);
      assert.equal(weight.status, status);
      // An address that names no script would prove nothing.
      assert.ok(weight.scripts > 0 && weight.fonts > 0, 'scripts and fonts were not found');
      assert.ok(weight.scripts <= PAGE_BUDGET.scripts, excess(weight, 'scripts'));
      assert.ok(weight.html <= PAGE_BUDGET.html, excess(weight, 'html'));
      assert.ok(weight.fonts <= PAGE_BUDGET.fonts, excess(weight, 'fonts'));
    });
  }

  test('no style sheet of any size stands in a page twice', async () => {
    const html = await (await fetch(siteUnderTest())).text();
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
