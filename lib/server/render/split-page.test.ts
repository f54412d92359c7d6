import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Script, createContext } from 'node:vm';
import { type Split, splitPage } from './split-page';

const LOADER = '/_page/loader.js';
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

/** As Next writes a page. */
function page({ head = '', body = '' } = {}): string {
  return `<!DOCTYPE html><html><head>${PRELOAD}${CHUNKS}<title>Fès</title>${OLD}${head}</head><body><p>Texte</p>${DATA}${body}${BOOTSTRAP}${PUSHES}</body></html>`;
}

function split(html: string): Split {
  const result = splitPage(html, LOADER);
  assert.ok('document' in result, JSON.stringify(result));
  return result;
}

test('the document keeps its text and its data, and has one script', () => {
  const { document, address } = split(page());
  assert.equal(
    document,
    `<!DOCTYPE html><html><head><title>Fès</title><script src="${LOADER}" async="" data-page="${address}"></script></head><body><p>Texte</p>${DATA}</body></html>`,
  );
});

test('the script pushes what the page pushed, in its order, once it is told', () => {
  const { script } = split(page());
  const self: Record<string, unknown> = {};
  const context = createContext({ self, globalThis: self });
  new Script(script).runInContext(context);
  const made = self.page as { scripts: string[]; push: () => void };
  assert.deepEqual(
    [...made.scripts],
    [
      '/_next/static/chunks/a.js',
      '/_next/static/chunks/b.js',
      '/_next/static/chunks/turbopack-c~0.js',
    ],
  );
  assert.equal(self.__next_f, undefined);
  made.push();
  assert.equal(
    JSON.stringify(self.__next_f),
    String.raw`[[0],[1,"1:\"$Sreact.fragment\"\n</script>"]]`,
  );
});

test('the address follows the content of the script alone', () => {
  const first = split(page());
  assert.equal(split(page({ head: '<meta name="x"/>' })).address, first.address);
  assert.match(first.address, /^\/_page\/[\w-]{22}\.js$/);
  assert.notEqual(
    split(page({ body: '<script>self.__next_f.push([1,"2"])</script>' })).address,
    first.address,
  );
});

const whole = {
  'unknown script': [
    page({ body: '<script>alert(1)</script>' }),
    page({ body: '<script>self.__next_f.push([1,alert(1)])</script>' }),
    page({ body: '<script src="https://elsewhere.example/a.js" async=""></script>' }),
    page({ body: '<script src="/_next/static/chunks/a.js" async="" crossorigin=""></script>' }),
    page({ body: '<script src="/_next/static/chunks/../a.js" async=""></script>' }),
    page({ body: '<script src="/_next/static/chunks/a.js" async="">alert(1)</script>' }),
    page({ body: '<script type="module">import "/a.js"</script>' }),
  ],
  'unknown preload': [
    page({ head: '<link rel="modulepreload" href="/a.js"/>' }),
    page({ head: '<link rel="preload" href="/a.js" as="script"/>' }),
  ],
  streamed: [
    page({ body: '<!--$?--><template id="B:0"></template><!--/$-->' }),
    page({ body: '<div hidden="" id="S:0">late</div>' }),
  ],
  'no scripts': ['<html><head></head><body></body></html>', `<html><head></head>${PUSHES}</html>`],
};

for (const [reason, pages] of Object.entries(whole)) {
  test(`a page is left whole: ${reason}`, () => {
    for (const html of pages) assert.deepEqual(splitPage(html, LOADER), { reason }, html);
  });
}
