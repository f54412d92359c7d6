import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentPolicy } from './headers';
import { createPack } from './pack';

const SHEET = 'a:after{content:"é"}\n.b>c{background:url(x?a&b)}';
/** The data of a page as React writes it: rows of a number, a length and a text. */
const data = String.raw`0:[\"$\",\"p\"]\n7:T31,a:after{content:\"é\"}\n.b\u003ec{background:url(x?a\u0026b)}8:{\"a\":1}\n`;
const emptied = String.raw`0:[\"$\",\"p\"]\n7:T0,8:{\"a\":1}\n`;
const page = (rows: string) =>
  `<style>${SHEET}</style><p>Fès</p><script>self.__next_f.push([1,"${rows}"])</script>`;

const answer = (text: string, type = 'text/html; charset=utf-8') => ({
  status: 200,
  headers: { 'content-type': type },
  body: Buffer.from(text),
});
const sheets = [SHEET, 'd{}'];
const pack = createPack({
  policy: contentPolicy({ analyticsEndpoint: '/api/event', isHttps: false, isDev: false, sheets }),
  ...{ isHttps: false, sheets },
});
const trimmed = (...given: Parameters<typeof answer>) =>
  pack.trim(answer(...given)).body.toString();

test('the copy of a sheet in the data of a page is emptied, and nothing else', () => {
  assert.equal(trimmed(page(data)), page(emptied));
});

test('a page without a copy stays as it is', () => {
  assert.equal(trimmed(page(emptied)), page(emptied));
});

test('a page that has nothing but the copy keeps it', () => {
  const drawnInTheBrowser = page(data).replace(`<style>${SHEET}</style>`, '');
  assert.equal(trimmed(drawnInTheBrowser), drawnInTheBrowser);
});

test('the answer to a navigation keeps its sheets', () => {
  assert.equal(trimmed(data, 'text/x-component'), data);
});
