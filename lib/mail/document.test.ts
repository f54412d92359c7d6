import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sentences, writeDocument } from './document';

const mail = writeDocument({
  title: 'Un <titre>',
  body: sentences(['Bonjour,', 'Une ligne\nune autre & <script>alert(1)</script>']),
  action: { label: 'Lire', url: 'https://guide.example/?a=1&b="2"' },
  footer: {
    reason: 'Fin :',
    url: 'https://guide.example/',
    links: [{ label: 'Se désinscrire', url: 'https://guide.example/x' }],
  },
});

test('the text says it all, its footer behind the signature mark', () => {
  assert.equal(
    mail.text,
    [
      'Un <titre>',
      'Bonjour,',
      'Une ligne\nune autre & <script>alert(1)</script>',
      'Lire : https://guide.example/?a=1&b="2"',
      '-- \nFin : https://guide.example/',
      'Se désinscrire : https://guide.example/x\n',
    ].join('\n\n'),
  );
});

test('nothing in the HTML is markup but ours', () => {
  assert.doesNotMatch(mail.html, /<script|<titre>/);
  assert.match(mail.html, /une autre &amp; &lt;script&gt;/);
  assert.match(mail.html, /Une ligne<br>une autre/);
  assert.match(mail.html, /href="https:\/\/guide\.example\/\?a=1&amp;b=&quot;2&quot;"/);
});
