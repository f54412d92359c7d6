import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@/lib/markdown/markdown';
import { drawMark, markedLinks, withLinks } from '../leave-mark';
import { type LetterDocument, letterHtml, letterText } from './document';
import { mailHtml } from './mail-html';
import { plainText } from './plain-text';

const absolute = (path: string) => new URL(path, 'https://guide.example').href;
const inMail = (markdown: string) => mailHtml(render(markdown).html, absolute);

test('every link and picture of the own sentences is absolute', () => {
  const html = inMail('[Rabat](/villes/rabat?a=1&b=2) ![Une vue](/media/a.webp)');
  assert.match(html, /href="https:\/\/guide\.example\/villes\/rabat\?a=1&amp;b=2"/);
  assert.match(html, /src="https:\/\/guide\.example\/media\/a\.webp"/);
  assert.match(html, /alt="Une vue"/);
  assert.doesNotMatch(html, /(?:href|src)="\//);
});

test('a link that is no address stays as its words', () => {
  assert.match(inMail('Avant [les dates](https://) après'), /Avant <a [^>]*>les dates<\/a> après/);
  assert.doesNotMatch(inMail('[x](https://) ![y](http://)'), /href=|src=/);
});

test('nothing of the page comes along: no class, no id, no link within it', () => {
  const html = inMail(
    '## Un titre\n\n| A | B | C |\n|---|---|---|\n| 1 | 2 | 3 |\n\nNote[^1]\n\n[^1]: Là.',
  );
  assert.doesNotMatch(html, /\sid=|tabindex|href="#|class="(?!link")/);
  assert.match(html, /<h2 style="[^"]+">Un titre<\/h2>/);
  assert.match(html, /<td style="[^"]+">1<\/td>/);
});

test('hostile sentences stay text', () => {
  const html = inMail(
    '<script>alert(1)</script> [x](javascript:alert(1)) <a href="/" onclick="x">y</a>',
  );
  assert.doesNotMatch(html, /<script|javascript:|onclick/);
  const title = inMail('[x](/a "> \' onclick=1")');
  assert.doesNotMatch(title, /<a[^>]*\sonclick/);
});

test('the text part has the same words, and each address behind its link', () => {
  const text = plainText(
    inMail('Bonjour **à toutes**,\n\n- [Rabat](/villes/rabat)\n- Fès & Meknès\n\n1 < 2'),
  );
  assert.equal(
    text,
    [
      'Bonjour à toutes,',
      '- Rabat (https://guide.example/villes/rabat)\n- Fès & Meknès',
      '1 < 2',
    ].join('\n\n'),
  );
});

const letter: LetterDocument = {
  subject: 'Les <dates> de mars',
  preheader: 'Deux avis & un guide',
  body: '<p>Bonjour</p>',
  sections: [
    {
      title: 'À lire',
      blocks: [
        { title: 'Un "guide"', url: 'https://guide.example/a?b=1&c', text: 'T', facts: 'F' },
      ],
    },
    { title: 'Des masters', blocks: [] },
  ],
  site: { name: 'Le guide', url: 'https://guide.example/' },
  ...markedLinks('marque'),
  publisher: 'Éditions <Atlas>',
};

test('a letter reads without pictures, style sheets or scripts', () => {
  const html = letterHtml(letter);
  assert.doesNotMatch(html, /<img|<script|<link|url\(/);
  assert.match(html, /<html lang="fr" dir="ltr">/);
  assert.match(html, /<h1 [^>]+>Les &lt;dates&gt; de mars<\/h1>/);
  assert.match(html, /href="https:\/\/guide\.example\/a\?b=1&amp;c"/);
  assert.match(html, /Éditions &lt;Atlas&gt;/);
  assert.ok(!html.includes('Des masters'), 'no heading over nothing');
  const layout = html.match(/<table /g)?.length;
  assert.equal(html.match(/<table role="presentation"/g)?.length, layout);
});

test('both parts say where to leave', () => {
  assert.ok(letterHtml(letter).includes(`href="${letter.leaveUrl}"`));
  const text = letterText(letter, 'Bonjour');
  assert.ok(text.includes(`-- \nVous recevez`));
  assert.ok(text.includes(`Se désinscrire : ${letter.leaveUrl}`));
  assert.ok(
    text.startsWith('Les <dates> de mars\n\nBonjour\n\nÀ lire\n\nUn "guide"\nT\nF\nhttps://'),
  );
});

test('threat 49: marks of letters planted in texts, links without an end: the footer alone is filled in', () => {
  for (const mark of ['marque', null]) {
    const marked = markedLinks(mark);
    const evil = `https://evil.example/?a=${marked.preferencesUrl}&b=${marked.leaveUrl}`;
    const planted = {
      ...letter,
      ...marked,
      body: mailHtml(`<p><a href="${evil}">x</a></p>`, absolute),
    };
    const own = { leaveUrl: 'https://guide.example/l', preferencesUrl: 'https://guide.example/p' };
    const { html, plain } = withLinks(
      { html: letterHtml(planted), plain: letterText(planted, evil), mark },
      own,
    );
    assert.ok(plain.includes(evil));
    assert.equal(html.match(/lettre\.invalid/g)?.length, 2);
    for (const text of [html, plain]) {
      for (const link of Object.values(own)) {
        assert.equal(text.split(link).length, 2);
        assert.ok(text.indexOf(link) > text.lastIndexOf('lettre.invalid'));
      }
    }
  }
});

test('each letter has a mark of its own', () => {
  assert.notEqual(drawMark(), drawMark());
});
