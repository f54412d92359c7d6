import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { tintRules } from '@/lib/colour/tint';
import { REACT_RUNTIMES, inlineHashes, sha256 } from './inline-content';

const scripts = (text: string, attributes = '') =>
  inlineHashes(`<body><script${attributes}>${text}</script></body>`, []).scripts;

const OF_THE_FRAMEWORK = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n2:[\"</p>\\\"\"]\n"])`,
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});',
  'requestAnimationFrame(function(){$RT=performance.now()});',
  '$RC("B:0","S:0")',
  '$RX("B:1","1081760795")',
];

const FOREIGN = [
  'alert(1)',
  'self.__next_f.push([1,"x"]);alert(1)',
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1,"x"],alert(1),[])',
  'alert(1)//self.__next_f.push([1,"x"])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});',
  'alert(1);$RC("B:0","S:0")',
  '$RC(alert(1),"S:0")',
  '$RC("B:0","S:0");alert(1)',
  ' requestAnimationFrame(function(){$RT=performance.now()});alert(1)',
];

test('the scripts of Next and React are listed by hash', () => {
  for (const text of OF_THE_FRAMEWORK) assert.deepEqual(scripts(text, ' id="_R_"'), [sha256(text)]);
});

test('any other inline script is left out', () => {
  for (const text of FOREIGN) assert.deepEqual(scripts(text), [], text);
});

test('data blocks and scripts from a file need no hash; what only claims to be data gets none', () => {
  assert.deepEqual(scripts('{"@context":"https://schema.org"}', ' type="application/ld+json"'), []);
  assert.deepEqual(scripts('', ' src="/_next/static/a.js" async=""'), []);
  assert.deepEqual(scripts('alert(1)', ' data-type="application/ld+json"'), []);
});

const SHEET = '.t{color:#059669}';
const OTHER = '.u{color:#7c3aed}';
const styles = (text: string) =>
  inlineHashes(`<style data-href="a.css">${text}</style>`.repeat(2), [SHEET, OTHER]).styles;

test('known styles are listed by hash, each once: the sheets, and rules of colours', () => {
  const rules = tintRules(['#059669', '#7c3aed']).join('');
  for (const text of [SHEET, OTHER + SHEET, rules])
    assert.deepEqual(styles(text), [sha256(text)], text);
});

test('any other inline style is left out', () => {
  const rules = tintRules(['#059669']).join('');
  for (const text of [
    '*{display:none}',
    `${SHEET}*{display:none}${OTHER}`,
    SHEET.slice(0, -1),
    `${rules}*{display:none}`,
    rules.replace('#', 'url(https://evil.example/)#'),
    rules.slice(0, -1),
  ]) {
    assert.deepEqual(styles(text), [], text);
  }
});

test('the known runtimes are those of the React that Next brings along', () => {
  const source = readFileSync(
    'node_modules/next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js',
    'utf8',
  );
  const literals = [...source.matchAll(/'\$R[A-Z](?:[^'\\]|\\.)*'/g)].map(
    ([literal]) => runInNewContext(literal) as string,
  );
  const runtimes = new Set(literals.map((text) => sha256(text.replace(/\$R[CSXR]\("$/, ''))));
  for (const hash of REACT_RUNTIMES) assert.ok(runtimes.has(hash), hash);
});
