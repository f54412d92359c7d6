import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type MailDocument, sentences, writeDocument } from '@/lib/mail/document';
import { render } from '@/lib/markdown/markdown';
import { mailHtml, plainText } from './mail-body';
import { drawMark, letterFooter, markedLinks, withLinks } from './parts';

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

const PUBLISHER = { publisherName: 'Éditions <Atlas>', address: 'Une rue,\nRabat' };
const letter: MailDocument = {
  title: 'Les <dates> de mars',
  preheader: 'Deux avis & un guide',
  body: sentences(['Bonjour', 'Une ligne\nune autre & <script>alert(1)</script>']),
  action: { label: 'Lire', url: 'https://guide.example/?a=1&b="2"' },
  sections: [
    {
      title: 'À lire',
      blocks: [
        { title: 'Un "guide"', url: 'https://guide.example/a?b=1&c', text: 'T', facts: 'F' },
      ],
    },
    { title: 'Des masters', blocks: [] },
  ],
  footer: letterFooter('marque', PUBLISHER),
};
const { leaveUrl, preferencesUrl } = markedLinks('marque');

test('a letter reads without pictures, style sheets or scripts', () => {
  const { html } = writeDocument(letter);
  assert.doesNotMatch(html, /<img|<script|<link|url\(/);
  assert.match(html, /<html lang="fr" dir="ltr">/);
  assert.match(html, /<h1 [^>]+>Les &lt;dates&gt; de mars<\/h1>/);
  assert.match(html, /Une ligne<br>une autre &amp; &lt;script&gt;/);
  assert.match(html, /href="https:\/\/guide\.example\/\?a=1&amp;b=&quot;2&quot;"/);
  assert.match(html, /href="https:\/\/guide\.example\/a\?b=1&amp;c"/);
  assert.match(html, /Éditions &lt;Atlas&gt;, Une rue, Rabat/);
  assert.ok(!html.includes('Des masters'), 'no heading over nothing');
  const layout = html.match(/<table /g)?.length;
  assert.equal(html.match(/<table role="presentation"/g)?.length, layout);
});

test('the text says it all, and both parts where to leave', () => {
  const { html, text } = writeDocument(letter);
  assert.ok(html.includes(`href="${leaveUrl}"`));
  assert.deepEqual(text.split('\n\n'), [
    ...['Les <dates> de mars', 'Bonjour', 'Une ligne\nune autre & <script>alert(1)</script>'],
    ...['Lire : https://guide.example/?a=1&b="2"', 'À lire'],
    'Un "guide"\nT\nF\nhttps://guide.example/a?b=1&c',
    `-- \n${letter.footer.reason} ${letter.footer.url}`,
    ...[`Vos préférences : ${preferencesUrl}`, `Se désinscrire : ${leaveUrl}`],
    'Éditions <Atlas>, Une rue, Rabat\n',
  ]);
});

test('threat 49: marks of letters planted in texts, links without an end: the footer alone is filled in', () => {
  const evil = `https://evil.example/?a=${preferencesUrl}&b=${leaveUrl}`;
  const html = mailHtml(`<p><a href="${evil}">x</a></p>`, absolute);
  const planted = writeDocument({ ...letter, body: { html, text: evil } });
  const own = { leaveUrl: 'https://guide.example/l', preferencesUrl: 'https://guide.example/p' };
  const filled = withLinks({ html: planted.html, plain: planted.text, mark: 'marque' }, own);
  assert.ok(filled.plain.includes(evil));
  assert.equal(filled.html.match(/lettre\.invalid/g)?.length, 2);
  for (const text of [filled.html, filled.plain]) {
    for (const link of Object.values(own)) {
      assert.equal(text.split(link).length, 2);
      assert.ok(text.indexOf(link) > text.lastIndexOf('lettre.invalid'));
    }
  }
});

test('each letter has a mark of its own', () => {
  assert.notEqual(drawMark(), drawMark());
});
