import { TAG, unescapeHtml } from './mail-html';

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
