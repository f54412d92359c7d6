/** More than any article has; what has more is pasted as the plain text beside it. */
const LONGEST_HTML = 2_000_000;
const MOST_TAGS = 20_000;
const DEEPEST = 100;

const LEFT_OUT = new Set(['STYLE', 'SCRIPT', 'HEAD', 'TITLE', 'META', 'IMG', 'O:P', 'TEMPLATE']);
const BLOCKS = /^(?:P|DIV|SECTION|ARTICLE|H[1-6]|UL|OL|TABLE|BLOCKQUOTE|PRE|HR|BODY|MAIN)$/;
/** Need no end, so that they say nothing of the depth. */
const UNCLOSED = /^(?:br|hr|img|meta|link|col|input|p|li|t[drh]|tbody|thead)$/i;
const HAS_FORM =
  'h1,h2,h3,h4,h5,h6,ul,ol,table,blockquote,a[href],b,strong,i,em,[style*="mso-list"]';
const GOOGLE_LINK = /^https:\/\/www\.google\.com\/url$/;
const CODE = /(?:^|[;\s])white-space:\s*pre(?![-\w])/;

/** What Word, Google Docs or a page hand over, as Markdown; undefined when it has no form to keep. */
export function markdownOfHtml(html: string): string | undefined {
  if (html === '' || html.length > LONGEST_HTML || !isModest(html)) return undefined;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (isCode(body) || !hasForm(body)) return undefined;
  return (
    blocksOf(body)
      .join('\n\n')
      // The points of a list of Word are paragraphs of their own.
      .replaceAll(/^( *(?:-|\d+\.) .*)\n\n(?= *(?:-|\d+\.) )/gm, '$1\n')
      .trim()
  );
}

/** Looked at before a tree is made of it, because a tree of such depth holds up the browser. */
function isModest(html: string): boolean {
  let depth = 0;
  let tags = 0;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)/gi)) {
    tags += 1;
    if (!UNCLOSED.test(name)) depth = Math.max(0, depth + (end ? -1 : 1));
    if (tags > MOST_TAGS || depth > DEEPEST) return false;
  }
  return true;
}

/** An editor of code colours what it hands over, Markdown too; the plain text says what is meant. */
function isCode({ children }: Element): boolean {
  const isPre = (one: Element) =>
    one.tagName === 'PRE' || CODE.test(one.getAttribute('style') ?? '');
  return children.length > 0 && [...children].every(isPre);
}

function hasForm(body: Element): boolean {
  const weighty = [...body.querySelectorAll('[style*="font-weight"]')];
  return body.querySelector(HAS_FORM) !== null || weighty.some(isBoldIn);
}

function blocksOf(parent: Element): string[] {
  const blocks: string[] = [];
  let inline: Node[] = [];
  const flush = () => {
    const text = paragraph(inline);
    if (text) blocks.push(text);
    inline = [];
  };
  for (const node of parent.childNodes) {
    if (!(node instanceof Element) || !holdsBlocks(node)) inline.push(node);
    else {
      flush();
      blocks.push(...blockOf(node));
    }
  }
  flush();
  return blocks;
}

/** Google Docs puts a whole text into one element that should hold words alone. */
function holdsBlocks(element: Element): boolean {
  return BLOCKS.test(element.tagName) || element.querySelector('p,h1,h2,h3,ul,ol,table') !== null;
}

function blockOf(element: Element): string[] {
  const { tagName } = element;
  if (LEFT_OUT.has(tagName)) return [];
  if (/^H[1-6]$/.test(tagName)) {
    const words = inlineOf(element.childNodes).replaceAll('**', '').replaceAll('\n', ' ').trim();
    // The page has its title already.
    return words ? [`${'#'.repeat(Math.max(2, Number(tagName[1])))} ${words}`] : [];
  }
  switch (tagName) {
    case 'UL':
    case 'OL':
      return [listOf(element).join('\n')];
    case 'TABLE':
      return tableOf(element as HTMLTableElement);
    case 'HR':
      return ['---'];
    case 'BLOCKQUOTE':
      return [blocksOf(element).join('\n\n').replaceAll(/^/gm, '> ')];
    case 'P':
      return wordPoint(element) ?? blocksOf(element);
    default:
      return blocksOf(element);
  }
}

function listOf(list: Element, depth = 0): string[] {
  const isNumbered = list.tagName === 'OL';
  const indent = '   '.repeat(depth);
  let place = 0;
  return [...list.children].flatMap((item) => {
    // Google Docs puts the inner list beside its point.
    if (/^[OU]L$/.test(item.tagName)) return listOf(item, depth + 1);
    const inner = [...item.children].filter(({ tagName }) => /^[OU]L$/.test(tagName));
    const words = inlineOf([...item.childNodes].filter((node) => !inner.includes(node as Element)));
    place += 1;
    const mark = isNumbered ? `${place}.` : '-';
    const own = words.trim() ? [`${indent}${mark} ${words.trim().replaceAll('\n', ' ')}`] : [];
    return [...own, ...inner.flatMap((one) => listOf(one, depth + 1))];
  });
}

/** Word writes the point itself into a paragraph. */
function wordPoint(paragraphElement: Element): string[] | undefined {
  const style = paragraphElement.getAttribute('style') ?? '';
  const level = /mso-list:\s*l\d+ level(\d)/.exec(style)?.[1];
  if (!level) return undefined;
  const mark = paragraphElement.querySelector('[style*="mso-list:Ignore" i]');
  const isNumbered = /\d|^[a-z][.)]/.test(mark?.textContent.trim() ?? '');
  mark?.remove();
  const words = inlineOf(paragraphElement.childNodes).trim().replaceAll('\n', ' ');
  return words ? [`${'   '.repeat(Number(level) - 1)}${isNumbered ? '1.' : '-'} ${words}`] : [];
}

function tableOf(table: HTMLTableElement): string[] {
  const rows = [...table.rows].map((row) =>
    [...row.cells].map((cell) =>
      inlineOf(cell.childNodes).trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|'),
    ),
  );
  const width = Math.max(...rows.map((row) => row.length), 0);
  if (width === 0) return [];
  const line = (cells: string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const [head = [], ...rest] = rows;
  const rule = Array.from({ length: width }, () => '---');
  return [[line(head), line(rule), ...rest.map(line)].join('\n')];
}

/** What would begin a list or a heading by chance is kept as it is written. */
function paragraph(nodes: Node[]): string {
  return inlineOf(nodes)
    .trim()
    .replaceAll(/^(#{1,6} |> |[-+] )/gm, '\\$1')
    .replaceAll(/^(\d+)([.)] )/gm, '$1\\$2');
}

type Look = { isBold: boolean; isItalic: boolean };
const PLAIN: Look = { isBold: false, isItalic: false };

/** Words with their emphasis and links; a line break of the source is a space, as in a page. */
function inlineOf(nodes: Iterable<Node>): string {
  return (
    wordsOf(nodes, PLAIN)
      // Emphasis that ends where the next begins is one.
      .replaceAll('****', '')
      .replaceAll(/[ \t]+/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
  );
}

function wordsOf(nodes: Iterable<Node>, look: Look): string {
  return [...nodes].map((node) => wordsIn(node, look)).join('');
}

function wordsIn(node: Node, look: Look): string {
  if (node.nodeType === Node.TEXT_NODE)
    return escaped((node.textContent ?? '').replaceAll(/[ \t\r\n]+/g, ' '));
  if (!(node instanceof Element) || LEFT_OUT.has(node.tagName)) return '';
  if (node.tagName === 'BR') return '\n';
  const own = lookOf(node, look);
  const words = wordsOf(node.childNodes, own);
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
function isBoldIn(element: Element): boolean {
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
