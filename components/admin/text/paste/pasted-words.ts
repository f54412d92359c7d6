const LEFT_OUT = new Set(['STYLE', 'SCRIPT', 'IMG', 'O:P', 'TEMPLATE']);
const GOOGLE_LINK = /^https:\/\/www\.google\.com\/url$/;

type Look = { isBold: boolean; isItalic: boolean };
const PLAIN: Look = { isBold: false, isItalic: false };

/** Words with their emphasis and links; a line break of the source is a space, as in a page. */
export function inlineOf(nodes: Iterable<Node>, look: Look = PLAIN): string {
  return (
    [...nodes]
      .map((node) => wordsOf(node, look))
      .join('')
      // Emphasis that ends where the next begins is one.
      .replaceAll('****', '')
      .replaceAll(/[ \t]+/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
  );
}

function wordsOf(node: Node, look: Look): string {
  if (node.nodeType === Node.TEXT_NODE)
    return escaped((node.textContent ?? '').replaceAll(/[ \t\r\n]+/g, ' '));
  if (!(node instanceof Element) || LEFT_OUT.has(node.tagName)) return '';
  if (node.tagName === 'BR') return '\n';
  const own = lookOf(node, look);
  const words = inlineOf(node.childNodes, own);
  const target = node.tagName === 'A' ? addressOf(node.getAttribute('href') ?? '') : undefined;
  if (target && words.trim()) return around(words, '[', `](${target})`);
  const bold = own.isBold && !look.isBold ? around(words, '**') : words;
  return own.isItalic && !look.isItalic ? around(bold, '*') : bold;
}

function lookOf(element: Element, before: Look): Look {
  const style = element.getAttribute('style') ?? '';
  const slant = /(?:^|[;\s])font-style:\s*(\w+)/.exec(style)?.[1];
  const isItalic = slant ? slant === 'italic' : /^(?:I|EM)$/.test(element.tagName);
  return { isBold: isBoldIn(element) || before.isBold, isItalic: isItalic || before.isItalic };
}

/** Word says mso-bidi-font-weight, too, which is of other scripts. */
export function isBoldIn(element: Element): boolean {
  const style = element.getAttribute('style') ?? '';
  const weight = /(?:^|[;\s])font-weight:\s*(\w+)/.exec(style)?.[1];
  return weight ? /^(?:bold|bolder|[6-9]00)$/.test(weight) : /^(?:B|STRONG)$/.test(element.tagName);
}

/** Marks stand at the words, or they are none. */
function around(words: string, open: string, close = open): string {
  const core = words.trim();
  if (!core) return words;
  const from = words.indexOf(core);
  return words.slice(0, from) + open + core + close + words.slice(from + core.length);
}

/** Ours by their path, those of others if they are safe, and none of a document itself. */
function addressOf(href: string, isInner = false): string | undefined {
  const url = URL.parse(href);
  if (!url) return undefined;
  if (url.protocol === 'mailto:') return url.href;
  if (!/^https?:$/.test(url.protocol)) return undefined;
  if (!isInner && GOOGLE_LINK.test(url.origin + url.pathname))
    return addressOf(url.searchParams.get('q') ?? '', true);
  const address = url.origin === location.origin ? url.pathname + url.search + url.hash : url.href;
  return address.replaceAll('(', '%28').replaceAll(')', '%29');
}

function escaped(text: string): string {
  return text
    .replaceAll('\u00ad', '')
    .replaceAll(/[\\`*[\]<]/g, '\\$&')
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_');
}
