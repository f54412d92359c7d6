import { escapeHtml, unescapeHtml } from '@/lib/markdown/escape';

/** Slash, name and attributes. */
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-zA-Z-]+(?:="[^"]*")?)*)\s*\/?>/g;
const ATTRIBUTE = /([a-zA-Z-]+)(?:="([^"]*)")?/g;

const KEPT = new Set(['href', 'alt', 'title', 'start', 'scope', 'role', 'aria-label', 'src']);
const EDGE = '1px solid #a8a29e';

/** Mail programs read no style sheet that they can be sure of, so each element brings its own. */
const STYLES: Record<string, string> = {
  p: 'margin:0 0 16px',
  h2: 'margin:28px 0 12px;font:bold 21px/1.3 Georgia,serif',
  h3: 'margin:24px 0 8px;font:bold 18px/1.3 Georgia,serif',
  ul: 'margin:0 0 16px;padding-left:24px',
  ol: 'margin:0 0 16px;padding-left:24px',
  li: 'margin:0 0 6px',
  a: 'color:#047857;text-decoration:underline',
  blockquote: 'margin:0 0 16px;padding-left:16px;border-left:3px solid #047857',
  table: 'margin:0 0 16px;border-collapse:collapse;width:100%',
  th: `border:${EDGE};padding:6px 8px;text-align:left;vertical-align:top`,
  td: `border:${EDGE};padding:6px 8px;vertical-align:top`,
  img: 'max-width:100%;height:auto;border:0',
  hr: `margin:24px 0;border:0;border-top:${EDGE}`,
  pre: 'margin:0 0 16px;white-space:pre-wrap;font:14px/1.5 Consolas,monospace',
  code: 'font:14px/1.5 Consolas,monospace',
};

/** Only for what our own printer wrote: its tags are whole, and its attributes escaped. */
export function mailHtml(html: string, absolute: (path: string) => string): string {
  return html.replace(TAG, (_, slash: string, name: string, given: string) => {
    if (slash) return `</${name}>`;
    const attributes = [...given.matchAll(ATTRIBUTE)].flatMap(([, key = '', value = '']) =>
      KEPT.has(key) ? (attribute(key, value, absolute) ?? []) : [],
    );
    const style = STYLES[name];
    if (style) attributes.push(`style="${style}"`);
    if (name === 'a') attributes.push('class="link"');
    return `<${[name, ...attributes].join(' ')}>`;
  });
}

/** A letter has no page of its own, so a link within it leads nowhere. */
function attribute(
  key: string,
  value: string,
  absolute: (path: string) => string,
): string | undefined {
  if (key !== 'href' && key !== 'src') return `${key}="${value}"`;
  const address = unescapeHtml(value);
  if (address.startsWith('#')) return undefined;
  try {
    return `${key}="${escapeHtml(absolute(address))}"`;
  } catch {
    // What is no address, such as "https://", leads nowhere either.
    return undefined;
  }
}

const HREF = /\shref="([^"]*)"/;
const ALT = /\salt="([^"]*)"/;

const BLOCKS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'pre', 'blockquote']);

/** What our own HTML says, for whoever reads mail as text: each link is followed by its address. */
export function plainText(html: string): string {
  const open: string[] = [];
  const text = html.replace(/\n/g, ' ').replace(TAG, (_, slash, name: string, given: string) => {
    if (name === 'a') return slash ? afterLink(open.pop()) : opened(open, given);
    if (name === 'img') return ALT.exec(given)?.[1] ?? '';
    if (name === 'br') return '\n';
    if (name === 'hr') return '\n\n* * *\n\n';
    if (name === 'li') return slash ? '' : '\n- ';
    if (name === 'tr' && slash) return '\n';
    if ((name === 'td' || name === 'th') && slash) return ' | ';
    return BLOCKS.has(name) || name === 'table' ? '\n\n' : '';
  });
  return unescapeHtml(text)
    .replace(/[^\S\n\u00A0\u202F]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/ \|(?=\n|$)/g, '')
    .replace(/\n- ?\n+/g, '\n- ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function opened(open: string[], given: string): string {
  open.push(HREF.exec(given)?.[1] ?? '');
  return '';
}

const afterLink = (href = '') => (href === '' ? '' : ` (${href})`);
