import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchQuestion } from './search-question';

const ALL = { fault: undefined, type: '', ville: '', isExact: false };

test('from 2 to 100 characters are a question, whatever they are', () => {
  for (const q of ['fè', 'x'.repeat(100), '🎓🎓', '<script>', "l'été", '%_\\', '🎓'.repeat(100)]) {
    assert.deepEqual(searchQuestion({ q }), { ...ALL, q });
  }
});

test('spaces around and between words count once', () => {
  assert.equal(searchQuestion({ q: '  master \t finance\n' }).q, 'master finance');
});

test('anything else is a fault with a name', () => {
  for (const [q, fault] of [
    [undefined, 'absent'],
    ['', 'absent'],
    ['   ', 'absent'],
    [{}, 'absent'],
    ['a', 'short'],
    ['🎓', 'short'],
    ['x'.repeat(101), 'long'],
    ['a\u0000b', 'unreadable'],
    ['ab\u0007', 'unreadable'],
    ['ab\uD800', 'unreadable'],
  ] as const) {
    assert.equal(searchQuestion({ q }).fault, fault, JSON.stringify(q));
  }
});

test('a refused text is shown again in part, and never when it cannot be shown', () => {
  assert.equal(searchQuestion({ q: 'x'.repeat(5000) }).q.length, 100);
  assert.equal(searchQuestion({ q: 'a\u0000b' }).q, '');
});

test('of a repeated parameter the first counts, and unknown filters do not', () => {
  assert.equal(searchQuestion({ q: ['droit', 'finance'] }).q, 'droit');
  const narrowed = { q: 'droit', type: 'villes', ville: 'fes' };
  assert.deepEqual(searchQuestion(narrowed), { ...ALL, ...narrowed });
  const odd = searchQuestion({ q: 'droit', type: 'x', ville: '../' });
  assert.deepEqual(odd, { ...ALL, q: 'droit' });
});

test('words stay as they are when the address says so in one way', () => {
  assert.equal(searchQuestion({ q: 'casablnca', mots: 'exacts' }).isExact, true);
  for (const mots of ['oui', '', ['exacts', 'x'], undefined]) {
    assert.equal(searchQuestion({ q: 'casablnca', mots }).isExact, false, String(mots));
  }
});
