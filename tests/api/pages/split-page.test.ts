import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { Script } from 'node:vm';
import { splitPage } from '@/lib/server/render/split-page';
import { otherScreens, publicPages } from '../../e2e/kit/public-pages';

const LOADER = '/_page/loader.js';
const SCRIPTS =
  /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<link rel="preload" as="script"[^>]*>/g;

const paths = [...publicPages, ...otherScreens].map(({ path }) => path);
const url = process.env.TEST_SITE_URL ?? '';

describe('every kind of public page can be read without a framework', () => {
  for (const path of [...paths, '/recherche?q=master', '/recherche?q=zzzz']) {
    test(path, async (t) => {
      const html = await (await fetch(url + path)).text();
      const split = splitPage(html, LOADER);
      assert.ok('document' in split, JSON.stringify(split));
      const { document, script, address } = split;
      assert.equal(document.replace(SCRIPTS, ''), html.replace(SCRIPTS, ''));
      assert.deepEqual(document.match(SCRIPTS), [
        `<script src="${LOADER}" async="" data-page="${address}"></script>`,
      ]);
      assert.doesNotMatch(document, /\/_next\/static\/chunks\/[^"]*\.js/);
      assert.doesNotThrow(() => new Script(script));
      const kB = (text: string) => (brotliCompressSync(text).length / 1000).toFixed(1);
      t.diagnostic(`${kB(html)} kB become ${kB(document)} and ${kB(script)}`);
    });
  }
});
