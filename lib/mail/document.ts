import { escapeHtml } from '@/lib/markdown/escape';
import { paths } from '@/lib/paths';
import { SITE_NAME, absoluteUrl } from '@/lib/site';

export type Link = { label: string; url: string };
export type Block = { title: string; url: string; text: string; facts: string };

export type MailDocument = {
  title: string;
  /** What mail programs show beside the subject, before the mail is opened. */
  preheader?: string;
  body: { html: string; text: string };
  action?: Link;
  sections?: { title: string; blocks: Block[] }[];
  footer: {
    /** Why its reader gets it; with `url` behind it. */
    reason: string;
    url?: string;
    links?: Link[];
    /** Who publishes the site, as far as the settings tell. */
    publisher?: string;
  };
};

/** Both parts of a mail. */
export const writeDocument = (mail: MailDocument) => ({ html: asHtml(mail), text: asText(mail) });

/** A body of plain sentences, in which each end of a line counts. */
export function sentences(paragraphs: readonly string[]): MailDocument['body'] {
  const html = paragraphs.map(
    (text) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
  );
  return { html: html.join('\n'), text: paragraphs.join('\n\n') };
}

const TEXT = 'font:16px/1.6 Georgia,serif;color:#1c1917';
const SMALL = 'font:14px/1.6 Arial,sans-serif;color:#57534e';
const LINK = 'color:#047857;text-decoration:underline';
const CELL = 'padding:0 24px';
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#047857;color:#ffffff;font:bold 16px Arial,sans-serif;text-decoration:none;border-radius:6px';

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

/** Tables, since that is what all mail programs lay out alike; they are hidden from readers' aids. */
function asHtml({ title, preheader, body, action, sections = [], footer }: MailDocument): string {
  return [
    '<!doctype html>',
    '<html lang="fr" dir="ltr"><head>',
    ...HEAD,
    `<title>${escapeHtml(title)}</title>`,
    `<style>@media (prefers-color-scheme: dark){${DARK.join('')}}</style>`,
    '</head>',
    '<body class="page" style="margin:0;padding:0;background:#f5f5f4">',
    preheader !== undefined &&
      `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>`,
    `<table ${LAYOUT} width="100%" class="page" style="background:#f5f5f4"><tr>`,
    '<td align="center" style="padding:24px 8px">',
    `<table ${LAYOUT} width="600" class="sheet" style="width:100%;max-width:600px;background:#ffffff">`,
    row(
      `<p class="muted" style="margin:0;${SMALL}">${link(SITE_NAME, absoluteUrl(paths.home))}</p>`,
      'padding:24px 24px 0',
    ),
    row(
      `<h1 class="ink" style="margin:8px 0 20px;font:bold 26px/1.25 Georgia,serif;color:#1c1917">${escapeHtml(title)}</h1>`,
    ),
    body.html && row(`<div class="ink" style="${TEXT}">${body.html}</div>`),
    action && row(`<p style="margin:0 0 16px">${button(action)}</p>`),
    ...sections.map(section),
    row(footerHtml(footer), 'padding:8px 24px 24px'),
    '</table></td></tr></table></body></html>',
  ]
    .filter(Boolean)
    .join('\n');
}

const LAYOUT = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

const row = (html: string, style = CELL) => `<tr><td style="${style}">${html}</td></tr>`;

const link = (text: string, url: string) =>
  `<a href="${escapeHtml(url)}" class="link" style="${LINK}">${escapeHtml(text)}</a>`;

const button = ({ label, url }: Link) =>
  `<a href="${escapeHtml(url)}" style="${BUTTON}">${escapeHtml(label)}</a>`;

function section({ title, blocks }: { title: string; blocks: Block[] }): string {
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

function footerHtml({ reason, url, links = [], publisher }: MailDocument['footer']): string {
  return [
    '<hr style="margin:8px 0 16px;border:0;border-top:1px solid #a8a29e">',
    `<p class="muted" style="margin:0;${SMALL}">`,
    escapeHtml(reason),
    url && ` ${link(url, url)}`,
    ...links.map((one) => `<br>${link(one.label, one.url)}`),
    publisher && `<br>${escapeHtml(publisher)}`,
    '</p>',
  ]
    .filter(Boolean)
    .join('');
}

function asText({ title, body, action, sections = [], footer }: MailDocument): string {
  const { reason, url, links = [], publisher } = footer;
  const parts = [
    title,
    body.text,
    action && asLine(action),
    ...sections.flatMap(({ title, blocks }) =>
      blocks.length > 0 ? [title, ...blocks.map(asLines)] : [],
    ),
    `-- \n${reason}${url ? ` ${url}` : ''}`,
    ...links.map(asLine),
    publisher,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const asLine = ({ label, url }: Link) => `${label} : ${url}`;

const asLines = ({ title, text, facts, url }: Block) =>
  [title, text, facts, url].filter(Boolean).join('\n');
