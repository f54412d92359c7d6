import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeLetter } from './letter';

const letter = writeLetter({
  title: 'Un <titre>',
  paragraphs: ['Bonjour,', 'Une ligne\nune autre & <script>alert(1)</script>'],
  action: { label: 'Lire', url: 'https://guide.example/?a=1&b="2"' },
  footer: { text: 'Fin.', links: [{ label: 'Se désinscrire', url: 'https://guide.example/x' }] },
});

test('the text says it all, its footer behind the signature mark', () => {
  assert.equal(
    letter.text,
    [
      'Un <titre>',
      'Bonjour,',
      'Une ligne\nune autre & <script>alert(1)</script>',
      'Lire : https://guide.example/?a=1&b="2"',
      '-- \nFin.',
      'Se désinscrire : https://guide.example/x',
    ].join('\n\n'),
  );
});

test('nothing in the HTML is markup but ours', () => {
  assert.doesNotMatch(letter.html, /<script|<titre>/);
  assert.match(letter.html, /une autre &amp; &lt;script&gt;/);
  assert.match(letter.html, /Une ligne<br>une autre/);
  assert.match(letter.html, /href="https:\/\/guide\.example\/\?a=1&amp;b=&quot;2&quot;"/);
});
