import { escapeHtml } from '@/lib/markdown/escape';

export type Letter = {
  title: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  footer: { text: string; links?: { label: string; url: string }[] };
};

export function writeLetter(letter: Letter): { text: string; html: string } {
  return { text: asText(letter), html: asHtml(letter) };
}

function asText({ title, paragraphs, action, footer }: Letter): string {
  return [
    title,
    ...paragraphs,
    ...(action ? [`${action.label} : ${action.url}`] : []),
    '-- ',
    footer.text,
    ...(footer.links ?? []).map(({ label, url }) => `${label} : ${url}`),
  ]
    .join('\n\n')
    .replace('-- \n\n', '-- \n');
}

const TEXT = 'font:16px/1.6 Georgia,serif;color:#1c1917';
const SMALL = 'font:13px/1.6 Arial,sans-serif;color:#57534e';
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#047857;color:#ffffff;font:bold 16px Arial,sans-serif;text-decoration:none;border-radius:6px';

function asHtml({ title, paragraphs, action, footer }: Letter): string {
  const link = ({ label, url }: { label: string; url: string }, style: string) =>
    `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;
  const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
  return [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#faf9f7">',
    `<div style="max-width:36em;margin:0 auto;${TEXT}">`,
    `<h1 style="font:bold 24px/1.3 Georgia,serif">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((paragraph) => `<p>${lines(paragraph)}</p>`),
    action ? `<p>${link(action, BUTTON)}</p>` : '',
    `<hr style="border:0;border-top:1px solid #d6d3d1;margin:32px 0 16px">`,
    `<p style="${SMALL}">${lines(footer.text)}`,
    ...(footer.links ?? []).map((one) => `<br>${link(one, 'color:#047857')}`),
    '</p></div></body></html>',
  ].join('\n');
}
