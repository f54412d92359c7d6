import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArticles } from './articles';

/** What is to be asked stands in one box, so that the rest says what is known. */
const MOST_ORDERS = 2;
const ORDER = /(?<!\p{L})(?:demandez|vérifiez)(?!\p{L})/giu;
const BOX = /^> .*$/gm;
const LONG_SENTENCE = 80;

const articles = readArticles().map(({ slug, content }) => ({
  slug,
  prose: (content.split(/^## Sources$/m)[0] ?? '').replace(BOX, ''),
}));

test('an article tells readers what is known before what to ask', () => {
  const pushy = articles.filter(({ prose }) => (prose.match(ORDER)?.length ?? 0) > MOST_ORDERS);
  assert.deepEqual(
    pushy.map(({ slug }) => slug),
    [],
  );
});

test('an article has at most one box of things to check', () => {
  for (const { slug, content } of readArticles()) {
    assert.ok((content.match(/^> \*\*À vérifier/gm)?.length ?? 0) <= 1, slug);
    assert.doesNotMatch(content, /^> \*\*(?!À vérifier)/m, slug);
  }
});

test('a sentence stands in one article, and others lead there', () => {
  const places = new Map<string, Set<string>>();
  for (const { slug, prose } of articles) {
    for (const sentence of sentencesOf(prose)) {
      places.set(sentence, (places.get(sentence) ?? new Set()).add(slug));
    }
  }
  const repeated = [...places].filter(([, slugs]) => slugs.size > 1);
  assert.deepEqual(Object.fromEntries(repeated), {});
});

function sentencesOf(prose: string): string[] {
  return prose
    .replace(/\]\([^)]*\)/g, ']')
    .split(/(?<=[.?!])\s+|\n+/)
    .filter((sentence) => sentence.length >= LONG_SENTENCE);
}
