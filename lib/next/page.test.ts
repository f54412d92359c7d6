import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshMark, markHeader, ownScripts, withoutScripts } from './page';

const MARK = 'AbCdEfGhIjKl';
const N = `nonce="${MARK}"`;
const PRELOAD = `<link rel="preload" as="script" fetchPriority="low" ${N} href="/_next/static/chunks/c.js"/>`;
const CHUNK = `<script src="/_next/static/chunks/a.js" async="" ${N}></script>`;
const DATA = '<script type="application/ld+json">{"@type":"WebSite"}</script>';
const BOOTSTRAP = `<script ${N} id="_R_">(globalThis["TURBOPACK"] = []).push({})</script>`;
const PUSH = `<script ${N}>self.__next_f.push([1,"<p>\\u003c/script>"])</script>`;
const FONT = '<link rel="preload" as="font" href="/f.woff2" crossorigin=""/>';
const SHEET = '<style data-href="a.css">p{}</style>';

/** As Next writes a page. */
function page({ head = '', body = '' } = {}): string {
  return `<!DOCTYPE html><html><head>${PRELOAD}${CHUNK}<title>Fès</title>${head}</head><body><p>Texte</p>${DATA}${body}${BOOTSTRAP}${PUSH}</body></html>`;
}

test('the document keeps its text, its data, its sheets and its fonts, and no mark', () => {
  const head = [FONT, SHEET].map((tag) => tag.replace(/^<\w+/, `$& ${N}`)).join('');
  assert.deepEqual(withoutScripts(page({ head }), MARK), {
    html: `<!DOCTYPE html><html><head><title>Fès</title>${FONT}${SHEET}</head><body><p>Texte</p>${DATA}</body></html>`,
  });
});

test('a page that has nothing of Next stays as it is', () => {
  const html = '<!DOCTYPE html><html><head></head><body><p>Texte</p></body></html>';
  assert.deepEqual(withoutScripts(html, MARK), { html });
});

const odd = {
  'script of nobody': [
    page({ body: '<script>alert(1)</script>' }),
    page({ body: '<script></script>' }),
    page({ body: '<script nonce="another">alert(1)</script>' }),
    page({ body: '<script data-type="application/ld+json">alert(1)</script>' }),
    page({ body: '<script src="/_next/static/chunks/a.js" async=""></script>' }),
    page({ head: '<link rel="modulepreload" href="/a.js"/>' }),
    page({ head: '<link rel="preload" href="/a.js" as="script"/>' }),
    page().replaceAll(` ${N}`, ''),
  ],
  'late parts': [
    page({ body: '<!--$?--><template id="B:0"></template><!--/$-->' }),
    page({ body: '<div hidden="" id="S:0">late</div>' }),
    page({ body: '<!--$!--><template data-dgst="1"></template><!--/$-->' }),
  ],
  'drawn by the browser': [
    `<!DOCTYPE html><html id="__next_error__"><head></head><body>${PUSH}</body></html>`,
  ],
  'mark left': [page({ body: `<p>${MARK}</p>` })],
};

for (const [oddity, pages] of Object.entries(odd)) {
  test(`a page is left whole: ${oddity}`, () => {
    for (const html of pages) assert.deepEqual(withoutScripts(html, MARK), { oddity }, html);
  });
}

test('what bears the mark is Next’s, and nothing else is', () => {
  const foreign = '<script>alert(1)</script><script nonce="another">alert(2)</script>';
  const [bootstrap, push, ...others] = ownScripts(page({ body: foreign }), MARK);
  assert.match(String(bootstrap), /TURBOPACK/);
  assert.match(String(push), /__next_f/);
  assert.deepEqual(others, []);
});

test('each render has a mark of its own, of a form that Next reads', () => {
  const [one, other] = [freshMark(), freshMark()];
  assert.notEqual(one, other);
  assert.match(
    markHeader(one)['content-security-policy'],
    /^script-src 'nonce-[A-Za-z0-9+/_-]{24}={0,2}'$/,
  );
});
