import assert from 'node:assert/strict';
import { test } from 'node:test';
import { questionWords } from '@/lib/french/question-words';
import { fragment, hasMatch, highlight } from './search-results';

const marked = (text: string, stems: string[]) =>
  highlight(text, stems)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test('marks words by their stems, whatever their accents and capitals', () => {
  assert.equal(
    marked('Équivalences : l’ÉQUIVALENCE d’un diplôme', ['equival']),
    '[Équivalences] : l’[ÉQUIVALENCE] d’un diplôme',
  );
  assert.equal(marked('Un cœur, des œuvres', ['oeuvr']), 'Un cœur, des [œuvres]');
});

test('what is short is a whole word', () => {
  assert.equal(marked('Le BA, les bacs, la banque', ['ba']), 'Le [BA], les bacs, la banque');
  assert.equal(marked('Fès et le festival', ['fes']), '[Fès] et le festival');
  assert.equal(marked('Casablanca', ['casa']), '[Casablanca]');
});

test('the words that count are marked, in any number', () => {
  assert.deepEqual(questionWords('Les bourses à Fès'), ['bourses', 'fes']);
  assert.equal(marked('Une bourse visée', questionWords('bourses, visa')), 'Une [bourse] visée');
});

test('loses nothing of a text and makes no markup of it', () => {
  for (const text of ['', '<b>droit</b>', '<script>droit()</script>', 'droit', 'a & b "droit"']) {
    const pieces = highlight(text, ['droit']);
    assert.equal(pieces.map((piece) => piece.text).join(''), text);
    for (const { text, isMatch } of pieces) if (isMatch) assert.equal(text, 'droit');
  }
});

test('a fragment begins and ends at words, around the first one found', () => {
  const text = `${'début '.repeat(60)}bourse ${'suite '.repeat(60)}`.trim();
  const part = fragment(text, ['bours']);
  assert.match(part, /^… (début )+bourse suite .*suite…$/);
  assert.ok(part.length < 210);
});

test('a short text stays whole, one without the words shows its beginning', () => {
  assert.equal(fragment('Une bourse', ['bours']), 'Une bourse');
  assert.match(fragment('mot '.repeat(200), ['bours']), /^mot mot .* mot…$/);
  assert.match(fragment(`${'mot '.repeat(48)}dit « suite longue »`, ['x']), /mot dit…$/);
  assert.equal(hasMatch('Une école', ['bours']), false);
  assert.equal(hasMatch('Des bourses', ['bours']), true);
});
