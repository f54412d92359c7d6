import { escapeHtml } from '@/lib/markdown/escape';

export type Block = { title: string; url: string; text: string; facts: string };

export type LetterDocument = {
  subject: string;
  preheader: string;
  /** Ready for mail: see mailHtml. */
  body: string;
  sections: { title: string; blocks: Block[] }[];
  site: { name: string; url: string };
  leaveUrl: string;
  preferencesUrl: string;
  /** Who publishes the site, as far as the settings tell. */
  publisher: string;
};

const TEXT = 'font:16px/1.6 Georgia,serif;color:#1c1917';
const SMALL = 'font:14px/1.6 Arial,sans-serif;color:#57534e';
const LINK = 'color:#047857;text-decoration:underline';
const CELL = 'padding:0 24px';

/** An addition for programs that know it; without it all is black on white. */
const DARK = [
  '.page{background:#1c1917!important}',
  '.sheet{background:#292524!important}',
  '.ink{color:#f5f5f4!important}',
  '.muted{color:#d6d3d1!important}',
  '.link{color:#6ee7b7!important}',
];
const HEAD = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width">',
  '<meta name="color-scheme" content="light dark">',
  '<meta name="supported-color-schemes" content="light dark">',
];

export const DARK_QUERY = '@media (prefers-color-scheme: dark)';

/** Tables, since that is what all mail programs lay out alike; they are hidden from readers' aids. */
export function letterHtml(letter: LetterDocument): string {
  const { subject, preheader, body, sections, site } = letter;
  return [
    '<!doctype html>',
    '<html lang="fr" dir="ltr"><head>',
    ...HEAD,
    `<title>${escapeHtml(subject)}</title>`,
    `<style>${DARK_QUERY}{${DARK.join('')}}</style>`,
    '</head>',
    '<body class="page" style="margin:0;padding:0;background:#f5f5f4">',
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>`,
    `<table ${LAYOUT} width="100%" class="page" style="background:#f5f5f4"><tr>`,
    '<td align="center" style="padding:24px 8px">',
    `<table ${LAYOUT} width="600" class="sheet" style="width:100%;max-width:600px;background:#ffffff">`,
    row(
      `<p class="muted" style="margin:0;${SMALL}">${link(site.name, site.url)}</p>`,
      'padding:24px 24px 0',
    ),
    row(
      `<h1 class="ink" style="margin:8px 0 20px;font:bold 26px/1.25 Georgia,serif;color:#1c1917">${escapeHtml(subject)}</h1>`,
    ),
    body ? row(`<div class="ink" style="${TEXT}">${body}</div>`) : '',
    ...sections.map(section),
    row(footer(letter), 'padding:8px 24px 24px'),
    '</table></td></tr></table></body></html>',
  ]
    .filter(Boolean)
    .join('\n');
}

const LAYOUT = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

const row = (html: string, style = CELL) => `<tr><td style="${style}">${html}</td></tr>`;

const link = (text: string, url: string) =>
  `<a href="${escapeHtml(url)}" class="link" style="${LINK}">${escapeHtml(text)}</a>`;

function section({ title, blocks }: LetterDocument['sections'][number]): string {
  if (blocks.length === 0) return '';
  const heading = `<h2 class="ink" style="margin:20px 0 12px;font:bold 21px/1.3 Georgia,serif;color:#1c1917">${escapeHtml(title)}</h2>`;
  return [row(heading), ...blocks.map((one) => row(block(one)))].join('\n');
}

function block({ title, url, text, facts }: Block): string {
  return [
    `<h3 style="margin:0 0 4px;font:bold 17px/1.35 Georgia,serif">${link(title, url)}</h3>`,
    text && `<p class="ink" style="margin:0 0 4px;${TEXT}">${escapeHtml(text)}</p>`,
    `<p class="muted" style="margin:0 0 18px;${SMALL}">${escapeHtml(facts)}</p>`,
  ].join('');
}

function footer({ site, leaveUrl, preferencesUrl, publisher }: LetterDocument): string {
  return [
    '<hr style="margin:8px 0 16px;border:0;border-top:1px solid #a8a29e">',
    `<p class="muted" style="margin:0;${SMALL}">`,
    `${escapeHtml(REASON)} ${link(site.url, site.url)}`,
    `<br>${link(PREFERENCES_LABEL, preferencesUrl)}`,
    `<br>${link(LEAVE_LABEL, leaveUrl)}`,
    publisher ? `<br>${escapeHtml(publisher)}` : '',
    '</p>',
  ].join('');
}

const REASON = 'Vous recevez cette lettre parce que cette adresse est inscrite sur';
const LEAVE_LABEL = 'Se désinscrire';
const PREFERENCES_LABEL = 'Vos préférences';

export function letterText(letter: LetterDocument, body: string): string {
  const { subject, sections, site, leaveUrl, preferencesUrl, publisher } = letter;
  const parts = [
    subject,
    body,
    ...sections.flatMap(({ title, blocks }) =>
      blocks.length > 0 ? [title, ...blocks.map(asText)] : [],
    ),
    `-- \n${REASON} ${site.url}`,
    `${PREFERENCES_LABEL} : ${preferencesUrl}`,
    `${LEAVE_LABEL} : ${leaveUrl}`,
    publisher,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const asText = ({ title, url, text, facts }: Block) =>
  [title, text, facts, url].filter(Boolean).join('\n');
