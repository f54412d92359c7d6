import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderMarkdown } from './kept-texts';

const html = (markdown: string) => renderMarkdown(markdown).html.trim();

test('headings get anchors and are listed', () => {
  const { html, headings } = renderMarkdown(
    '# Où étudier ?\n\n## Le cœur\n\n### Le cœur\n\n#### Bas',
  );
  assert.match(html, /<h2 id="s-ou-etudier">Où étudier\u202f\?<\/h2>/);
  assert.match(html, /<h3 id="s-le-coeur-2">/);
  assert.doesNotMatch(html, /<h1/);
  assert.deepEqual(headings, [
    { id: 's-ou-etudier', text: 'Où étudier\u202f?', depth: 2 },
    { id: 's-le-coeur', text: 'Le cœur', depth: 2 },
    { id: 's-le-coeur-2', text: 'Le cœur', depth: 3 },
  ]);
});

test('links to other sites are marked, links of the site are not', () => {
  assert.match(
    html('[a](https://um5.ac.ma)'),
    /<a href="https:\/\/um5.ac.ma" rel="noopener">a<\/a>/,
  );
  assert.match(html('[a][b]\n\n[b]: https://um5.ac.ma'), /rel="noopener"/);
  assert.match(html('https://um5.ac.ma'), /rel="noopener"/);
  assert.match(html('[a](//um5.ac.ma)'), /rel="noopener"/);
  assert.equal(html('[a](/villes)'), '<p><a href="/villes">a</a></p>');
});

test('tables scroll in a frame and name their columns', () => {
  const table = html('| a | b |\n|---|--:|\n| c | d |');
  assert.match(table, /<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau">/);
  assert.match(table, /<table><colgroup><col><col><\/colgroup><thead>/);
  assert.match(table, /<th scope="col">a<\/th>/);
  assert.match(table, /<td align="right">d<\/td>/);
});

test('footnotes lead down and back', () => {
  const text = html('Un[^a], deux[^b], un[^a].\n\n[^a]: Note [^b].\n[^b]: Autre.\n[^c]: Jamais.');
  assert.match(text, /<sup><a href="#n-1" id="a-1" aria-label="Note 1">1<\/a><\/sup>/);
  assert.match(text, /id="a-1-2"/);
  assert.match(text, /<section class="notes"><h2>Notes<\/h2>/);
  assert.match(text, /<li id="n-2">/);
  assert.match(text, /href="#a-2-2"/);
  assert.doesNotMatch(text, /Jamais/);
  assert.equal(html('Sans[^x]'), '<p>Sans[^x]</p>');
});

test('a note that calls itself ends', () => {
  assert.match(html('A[^a]\n\n[^a]: B[^a]'), /id="a-1-2"/);
});

test('task lists have boxes with names', () => {
  const list = html('- [x] Fini\n- [ ] Reste');
  assert.match(list, /<ul class="task-list">/);
  assert.match(list, /<span class="task-done" role="img" aria-label="Fait"><\/span>Fini/);
  assert.match(list, /aria-label="À faire"/);
  assert.doesNotMatch(list, /input/);
});

test('French spaces do not break, code stays as it is', () => {
  assert.equal(html('Prix : 7 334 DH'), '<p>Prix\u00a0: 7\u202f334\u202fDH</p>');
  assert.equal(html('`a : b`'), '<p><code>a : b</code></p>');
});

test('threat 20: Markdown XSS: no script, handler or script address gets through', () => {
  for (const attack of [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](data:text/html;base64,PHNjcmlwdD4=)',
    '![a](javascript:alert(1))',
    '[a](vbscript:x)',
    '<svg onload=alert(1)>',
    '<a href="java&#x0A;script:alert(1)">x</a>',
    '[a](&#106;avascript:alert(1))',
    '<javascript:alert(1)>',
    '[a]\n\n[a]: javascript:alert(1)',
    '<div style="background:url(x)">',
  ]) {
    assert.doesNotMatch(
      html(attack),
      /<(?:script|svg)|<[^>]+(?:script:|\bon\w+=|style=|data:)/i,
      attack,
    );
  }
});

/** How often the parser looks at a sign; what it tries in vain it looks at again. */
function looksDuring(work: () => void): number {
  const { charCodeAt } = String.prototype;
  let looks = 0;
  String.prototype.charCodeAt = function (at) {
    looks += 1;
    return charCodeAt.call(this, at);
  };
  try {
    work();
  } finally {
    String.prototype.charCodeAt = charCodeAt;
  }
  return looks;
}

test('repetitions below the limits are rendered in steps of their length', () => {
  for (const heavy of [
    `${'['.repeat(50)}\n\n`.repeat(79),
    `${'*a '.repeat(490)}\n\n`.repeat(12),
    `${'**a _b '.repeat(240)}\n\n`.repeat(8),
    '`a '.repeat(5900),
    '<a '.repeat(5900),
    `${'![a](b '.repeat(40)}\n\n`.repeat(45),
    'a\n'.repeat(3900),
    `|${'a|'.repeat(200)}\n|${'-|'.repeat(200)}\n${`|${'b|'.repeat(200)}\n`.repeat(20)}`,
    `${'[^1]'.repeat(1900)}\n\n[^1]: a`,
    'http://a.b/'.repeat(5900),
    'www.a.b '.repeat(5900),
    'a@b.c '.repeat(5900),
    '&amp;'.repeat(5900),
    `${'> '.repeat(40)}a\n`.repeat(100),
    `${'- '.repeat(40)}a\n`.repeat(100),
    Array.from({ length: 110 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
    '- a\n'.repeat(3900),
    '# a\n'.repeat(3900),
  ]) {
    const looks = looksDuring(() =>
      assert.doesNotMatch(renderMarkdown(heavy).html, /^<pre>/, heavy.slice(0, 20)),
    );
    const each = Math.round(looks / heavy.length);
    // Most take six for a sign, deep lists forty.
    assert.ok(each > 0 && each < 80, `${heavy.slice(0, 20)}… takes ${each} looks at each sign`);
  }
});

test('a picture is asked for by https, or not at all', () => {
  assert.match(html('![a](//a.ma/x.png)'), /src="https:\/\/a.ma\/x.png"/);
  assert.match(html('![a][b]\n\n[b]: //a.ma/x.png'), /src="https:\/\/a.ma\/x.png"/);
  assert.doesNotMatch(html('![a](http://a.ma/x.png)'), /src=/);
  assert.match(html('![a](/media/x.webp)'), /src="\/media\/x.webp"/);
});

test('a text is parsed once, and another one not mistaken for it', () => {
  const [one, again, other] = ['**un**', '**un**', '**deux**'].map(renderMarkdown);
  assert.equal(one, again);
  assert.match(other?.html ?? '', /<strong>deux<\/strong>/);
});

test('the cells of a wide table say which column they are of, and cost no more than a little', () => {
  const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
  const table = (rows: number, ...heads: string[]) =>
    [row(...heads), row(...heads.map(() => '-')), ...Array(rows).fill(row(...heads))].join('\n');
  const wide = html(table(1, 'Aide', 'Montant : "DH"', 'Date'));
  assert.match(wide, /class="table-scroll table-cards"/);
  assert.match(wide, /<td>Aide<\/td>\s*<td data-label="Montant.: &#x22;DH&#x22;">/);
  assert.doesNotMatch(html(table(1, 'Aide', 'Date')), /table-cards|data-label/);
  assert.match(html(table(1, 'A', 'x'.repeat(5000), 'C')), /data-label="x{20}…"/);
  assert.doesNotMatch(html(table(400, 'A', 'B', 'C')), /data-label/);
});
