import type { Locator } from '@playwright/test';
import { expect, openNew, test } from './editor-page';

async function paste(area: Locator, html: string, text = 'Le texte seul') {
  await area.evaluate(
    (element, { html, text }) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      if (html) clipboardData.setData('text/html', html);
      const init = { bubbles: true, cancelable: true, clipboardData };
      const isLeft = element.dispatchEvent(new ClipboardEvent('paste', init));
      // What the browser would do with it, had nobody stopped it.
      if (isLeft) document.execCommand('insertText', false, text);
    },
    { html, text },
  );
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{margin:0}</style></head>
<body><!--StartFragment--><h1>Les <b>frais</b><o:p></o:p></h1>
<p class=MsoNormal>Un master
coûte <b style='mso-bidi-font-weight:normal'>3&nbsp;000</b> dirhams,<br>voir <a href="https://example.org/a_(b)">la liste</a>.</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Premier</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o </span><![endif]>Dedans</p>
<table><tr><td><p>Ville</p></td><td><p>Frais | an</p></td></tr><tr><td><p>Rabat</p></td><td><p>0</p></td></tr></table>
<!--EndFragment--></body></html>`;

const GOOGLE = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
<h2 dir="ltr"><span style="font-weight:400">Bourses</span></h2>
<p dir="ltr"><span style="font-weight:700">Gras</span><span style="font-weight:400;font-style:normal"> et </span><span style="font-style:italic;font-weight:400">penché</span></p>
<ol><li dir="ltr"><p><span>Un</span></p></li><ul><li dir="ltr"><p><span>Sous-point</span></p></li></ul><li dir="ltr"><p><span>Deux</span></p></li></ol>
<p><a href="https://www.google.com/url?q=https://example.org/x&amp;sa=D"><span>lien</span></a> <a href="javascript:alert(1)">piège</a><script>alert(1)</script></p></b>`;

const pastes: [from: string, html: string, markdown: string][] = [
  [
    'Word',
    WORD,
    [
      '## Les frais',
      'Un master coûte **3\u00a0000** dirhams,\nvoir [la liste](https://example.org/a_%28b%29).',
      '- Premier\n   - Dedans',
      '| Ville | Frais \\| an |\n| --- | --- |\n| Rabat | 0 |',
    ].join('\n\n'),
  ],
  [
    'Google Docs',
    GOOGLE,
    [
      '## Bourses',
      '**Gras** et *penché*',
      '1. Un\n   - Sous-point\n2. Deux',
      '[lien](https://example.org/x) piège',
    ].join('\n\n'),
  ],
  [
    'a page, with marks by chance',
    '<p>1. *a* [b] # c</p><p><i>d</i></p>',
    '1\\. \\*a\\* \\[b\\] # c\n\n*d*',
  ],
];

const MARKDOWN = '## Titre\n\n**gras** et [x](/y)';
/** As VS Code and browsers write it beside the plain text. */
const PLAIN = {
  'an editor of code': `<meta charset='utf-8'><div style="color: #ccc;font-family: monospace;font-weight: normal;font-size: 14px;white-space: pre;"><div><span style="color: #569cd6;font-weight: bold;">## Titre</span></div><br><div><span style="font-weight: bold;">**gras**</span><span> et [x](/y)</span></div></div>`,
  'a block of code': '<pre style="margin:0">## Titre\n\n<b>**gras**</b> et [x](/y)</pre>',
  'a program that has no form': '<div style="font-family: monospace">## Titre</div>',
  'a text alone': '',
  'words of usual weight': `<span style="color: rgb(0, 0, 0); font-weight: 400; white-space: pre-wrap;">## Titre<br><br>**gras** et [x](/y)</span>`,
};

test('what is pasted from Word, Google Docs or a page becomes Markdown, and undo takes it back; what is a text already stays as it is', async ({
  adminPage: page,
}) => {
  const dialog = await openNew(page);
  const area = dialog.getByRole('textbox', { name: 'Content', exact: true });
  for (const [from, html, markdown] of pastes) {
    await area.fill('Avant. ');
    await paste(area, html);
    await expect(area, from).toHaveValue(`Avant. ${markdown}`);
    await page.keyboard.press('Control+z');
    await expect(area, from).toHaveValue('Avant. ');
  }
  for (const [from, html] of Object.entries(PLAIN)) {
    await area.fill('');
    await paste(area, html, MARKDOWN);
    await expect(area, from).toHaveValue(MARKDOWN);
    await paste(area, '<p>Un <span style="font-weight:600">mot</span></p>');
    await expect(area, from).toHaveValue(`${MARKDOWN}Un **mot**`);
  }
});

test('of a text that is too long nothing is pasted, of one that is nested without end its words, and a long one at once', async ({
  adminPage: page,
}) => {
  const dialog = await openNew(page);
  const area = dialog.getByRole('textbox', { name: 'Content', exact: true });
  await area.fill('Avant.');
  const text = 'mot '.repeat(500_000);
  await paste(area, `<p>${text}</p>`, text);
  await expect(dialog.getByText(/^Nothing was pasted: .* 200,000 characters/)).toBeVisible();
  await expect(area).toHaveValue('Avant.');
  await paste(area, '<p><b>Bref</b></p>');
  await expect(area).toHaveValue('Avant.**Bref**');
  await expect(dialog.getByText(/^Nothing was pasted/)).toHaveCount(0);
  await area.fill('');
  await paste(area, `${'<b><i>'.repeat(50_000)}<h2>Au fond</h2>`, 'Au fond');
  await expect(area).toHaveValue('Au fond');
  await area.fill('');
  const lines = Array.from({ length: 3000 }, (_, at) => `<p>Une <b>ligne</b> de plus, ${at}.</p>`);
  await paste(area, lines.join('\n'));
  await expect(area).toHaveValue(/^Une \*\*ligne\*\* de plus, 0\.\n\n[^]*, 2999\.$/);
});
