import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stripPage } from './strip-page';

const PRELOAD =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/c.js"/>';
const CHUNKS = ['a', 'b', 'turbopack-c~0']
  .map((name) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`)
  .join('');
const OLD = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const DATA = '<script type="application/ld+json">{"@type":"WebSite"}</script>';
const BOOTSTRAP =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});</script>';
const PUSHES = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n\u003c/script>"])`,
]
  .map((text) => `<script>${text}</script>`)
  .join('');
const FONT = '<link rel="preload" as="font" href="/f.woff2" crossorigin=""/>';

/** As Next writes a page. */
function page({ head = '', body = '' } = {}): string {
  return `<!DOCTYPE html><html><head>${PRELOAD}${CHUNKS}<title>Fès</title>${OLD}${head}</head><body><p>Texte</p>${DATA}${body}${BOOTSTRAP}${PUSHES}</body></html>`;
}

test('the document keeps its text, its data and its fonts', () => {
  assert.deepEqual(stripPage(page({ head: FONT })), {
    html: `<!DOCTYPE html><html><head><title>Fès</title>${FONT}</head><body><p>Texte</p>${DATA}</body></html>`,
  });
});

test('a page that has nothing of Next stays as it is', () => {
  const html = '<!DOCTYPE html><html><head></head><body><p>Texte</p></body></html>';
  assert.deepEqual(stripPage(html), { html });
});

const odd = {
  'unknown script': [
    page({ body: '<script>alert(1)</script>' }),
    page({ body: '<script>self.__next_f.push([1,alert(1)])</script>' }),
    page({ body: '<script src="https://elsewhere.example/a.js" async=""></script>' }),
    page({ body: '<script src="/_next/static/chunks/a.js" async="" crossorigin=""></script>' }),
    page({ body: '<script src="/_next/static/chunks/../a.js" async=""></script>' }),
    page({ body: '<script src="/_next/static/chunks/a.js" async="">alert(1)</script>' }),
    page({ body: '<script type="module">import "/a.js"</script>' }),
    page({ body: '<script></script>' }),
  ],
  'unknown preload': [
    page({ head: '<link rel="modulepreload" href="/a.js"/>' }),
    page({ head: '<link rel="preload" href="/a.js" as="script"/>' }),
  ],
  streamed: [
    page({ body: '<!--$?--><template id="B:0"></template><!--/$-->' }),
    page({ body: '<div hidden="" id="S:0">late</div>' }),
  ],
  'drawn by the browser': [
    `<!DOCTYPE html><html id="__next_error__"><head></head><body>${PUSHES}</body></html>`,
    page({ body: '<!--$!--><template data-dgst="1"></template><!--/$-->' }),
  ],
};

for (const [oddity, pages] of Object.entries(odd)) {
  test(`a page is left whole: ${oddity}`, () => {
    for (const html of pages) assert.deepEqual(stripPage(html), { oddity }, html);
  });
}
