import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isShallow } from './nesting';

test('lets through what people write', () => {
  const table = '| a | b |\n| - | - |\n' + '| **x** | _y_ |\n'.repeat(500);
  const list = '- un\n  - deux\n    1. trois\n       > [un lien](https://example.org) et [x]\n';
  const paragraphs = '**Attention** : *voir* [ici](/a_b).\n\n'.repeat(2000);
  for (const text of [table, list, paragraphs, '---\n* * * *\n', '```\n' + ' '.repeat(300) + 'x']) {
    assert.ok(isShallow(text), text.slice(0, 40));
  }
});

test('refuses what only an attacker writes, at once', () => {
  const bombs = [
    '>'.repeat(10_000),
    '> '.repeat(60) + 'x',
    '- '.repeat(5000) + 'x',
    '> - 1. '.repeat(30) + 'x',
    Array.from({ length: 200 }, (_, depth) => ' '.repeat(2 * depth) + '- x').join('\n'),
    '['.repeat(100_000),
    '![a\n'.repeat(1000),
    'a**b'.repeat(20_000),
    '~a~~b\n'.repeat(5000),
  ];
  for (const bomb of bombs) {
    const started = performance.now();
    assert.equal(isShallow(bomb), false, bomb.slice(0, 20));
    assert.ok(performance.now() - started < 500);
  }
});

test('every text of its own length is judged in a moment', () => {
  for (const piece of ['> ', '1.', '- ', ' ', '\n', '_', 'a']) {
    const started = performance.now();
    isShallow(piece.repeat(200_000 / piece.length));
    assert.ok(performance.now() - started < 1000, JSON.stringify(piece));
  }
});
