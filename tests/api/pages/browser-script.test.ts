import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { otherScreens, publicPages } from '../../e2e/kit/public-pages';
import { siteUnderTest } from '../../fixtures/site/client';
import { rawAnswer } from '../../fixtures/site/raw-request';

const SCRIPT =
  /<script type="module" async src="(\/_site\/start-[A-Z0-9]{8}\.js)"><\/script><\/head>/;
const paths = [...publicPages, ...otherScreens].map(({ path }) => path);
const read = async (path: string) => (await fetch(siteUnderTest() + path)).text();

describe('the script of the site', () => {
  for (const path of [...paths, '/recherche?q=master']) {
    test(`${path} names it once`, async () => {
      const html = await read(path);
      assert.match(html, SCRIPT);
      assert.equal(html.split('/_site/').length, 2);
    });
  }

  test('pages of staff do without', async () => {
    for (const path of ['/login', '/admin']) assert.doesNotMatch(await read(path), /\/_site\//);
  });

  test('its address never changes its content', async () => {
    const [, address = ''] = SCRIPT.exec(await read('/')) ?? [];
    const { status, headers } = await rawAnswer(siteUnderTest(), address);
    assert.equal(status, 200);
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
  });

  test('an address of another build is a short 404', async () => {
    const { status, headers, body } = await rawAnswer(siteUnderTest(), '/_site/start-AAAAAAAA.js');
    assert.equal(status, 404);
    assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
    assert.equal(body, 'Not found\n');
  });
});
