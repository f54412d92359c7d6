import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { articles } from '@/lib/entities/article';
import { LONGEST_MARKDOWN, markdownFault } from './limits';
import { renderMarkdown } from './kept-texts';

const mayBeSaved = (text: string) => articles.schema.shape.content.safeParse(text).success;
const isRendered = (text: string) => !/^<pre>(?!<code)/.test(renderMarkdown(text).html);

const ROW = '| a | b | c | d | e |\n';

test('lets through what people write', () => {
  const table = '| a | b |\n| - | - |\n' + '| **x** | _y_ |\n'.repeat(500);
  const list = '- un\n  - deux\n    1. trois\n       > [un lien](https://example.org) et [x]\n';
  const paragraphs = '**Attention** : *voir* [ici](/a_b).\n\n'.repeat(800);
  for (const text of [table, list, paragraphs, '---\n* * * *\n', '```\n' + ' '.repeat(200) + 'x']) {
    assert.equal(markdownFault(text), undefined, text.slice(0, 40));
  }
});

// Were these texts gone through once for each of their signs, it would take hours.
test('refuses what only an attacker writes, at once', () => {
  const bombs = [
    '>'.repeat(1_000_000),
    '> '.repeat(60) + 'x',
    '*'.repeat(500_000),
    '- '.repeat(500_000) + 'x',
    '> - 1. '.repeat(30) + 'x',
    Array.from({ length: 200 }, (_, depth) => ' '.repeat(2 * depth) + '- x').join('\n'),
    '['.repeat(1_000_000),
    '![a\n'.repeat(1000),
    'a**b'.repeat(250_000),
    '~a~~b\n'.repeat(200_000),
  ];
  for (const bomb of bombs) {
    assert.notEqual(markdownFault(bomb), undefined, bomb.slice(0, 20));
    assert.ok(!isRendered(bomb), bomb.slice(0, 20));
  }
});

test('every text is judged in a moment, also one twenty times as long as any', () => {
  for (const piece of ['> ', '1.', '- ', ' ', '\n', '_', 'a']) {
    const fault = markdownFault(piece.repeat((20 * LONGEST_MARKDOWN) / piece.length));
    assert.equal(fault === undefined, ['1.', 'a'].includes(piece), JSON.stringify(piece));
  }
});

test('the limits are the same for saving and for rendering', () => {
  for (const [allowed, refused] of [
    ['a\n'.repeat(3999) + 'a', 'a\n'.repeat(4000) + 'a'],
    [ROW.repeat(1000), ROW.repeat(1010)],
    ['[a] '.repeat(2000), '[a] '.repeat(2001)],
    ['>'.repeat(60) + 'a', '>'.repeat(61) + 'a'],
    ['['.repeat(50), '['.repeat(51)],
    ['*a '.repeat(500), '*a '.repeat(501)],
    ['a'.repeat(LONGEST_MARKDOWN), 'a'.repeat(LONGEST_MARKDOWN + 1)],
  ] as const) {
    assert.deepEqual([mayBeSaved(allowed), isRendered(allowed)], [true, true]);
    assert.deepEqual([mayBeSaved(refused), isRendered(refused)], [false, false]);
  }
});

test('whatever may be saved is rendered', () => {
  const signs = ['a', ' ', '\n', '> ', '- ', '1. ', '[', ']', '*', '_', '|', '`', '#'];
  const piece = fc.constantFrom(...signs);
  const repeated = fc.tuple(fc.string({ unit: piece, minLength: 1, maxLength: 8 }), fc.nat(4100));
  fc.assert(
    fc.property(fc.array(repeated, { minLength: 1, maxLength: 3 }), (parts) => {
      const text = parts.map(([part, times]) => part.repeat(times)).join('\n');
      fc.pre(text.trim() !== '');
      return mayBeSaved(text) === isRendered(text);
    }),
    { numRuns: 30 },
  );
});
