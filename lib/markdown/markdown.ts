import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml, { type Options } from 'remark-html';
import { toString } from 'mdast-util-to-string';
import { frenchSpaces } from '@/lib/french/typography';
import { footnotes, tableWithColumns, tables, tasks, setProperties } from './blocks';
import { escapeHtml } from './escape';
import { LONGEST_MARKDOWN, markdownFault } from './limits';

/** Why a text is not rendered, in words for whoever wrote it. */
export class CostlyText extends Error {}

const MOST_CELLS = 12_000;
const MOST_REPEATED = 200_000;
const LEAST_HTML = 500_000;
const MOST_HTML = 1_500_000;
const MOST_PER_SIGN = 20;

/** A table fills short rows up, and each use of a definition repeats its address and its title. */
function requireProportion(tree: Root): void {
  let cells = 0;
  visit(tree, 'table', ({ align, children }) => {
    const widest = children.reduce((most, row) => Math.max(most, row.children.length), 0);
    cells += Math.max(align?.length ?? 0, widest) * children.length;
  });
  if (cells > MOST_CELLS) throw new CostlyText(`Has tables of more than ${MOST_CELLS} cells`);
  if (repeated(tree) > MOST_REPEATED) throw new CostlyText('Repeats long addresses too often');
}

function requireShortHtml(html: string, markdown: string): void {
  const most = Math.min(MOST_HTML, LEAST_HTML + MOST_PER_SIGN * markdown.length);
  if (html.length > most) throw new CostlyText('Becomes a page that is too long');
}

function repeated(tree: Root): number {
  const lengths = new Map<string, number>();
  visit(tree, 'definition', ({ identifier, url, title }) => {
    if (!lengths.has(identifier)) lengths.set(identifier, url.length + (title?.length ?? 0));
  });
  let total = 0;
  visit(tree, ['linkReference', 'imageReference'], (node) => {
    if ('identifier' in node) total += lengths.get(node.identifier) ?? 0;
  });
  return total;
}

export type Rendered = { html: string; headings: Heading[] };

const HEADING = ['id'];

/** Whatever is not named here is dropped. */
const schema: Options['sanitize'] = {
  tagNames: `p br hr strong em del sup code pre blockquote span h2 h3 h4 h5 h6 ul ol li a img div
    section table colgroup col thead tbody tr th td`.split(/\s+/),
  attributes: {
    a: ['href', 'title', 'id', 'ariaLabel', ['rel', 'noopener']],
    img: ['src', 'alt', 'title', ['loading', 'lazy'], ['decoding', 'async']],
    h2: HEADING,
    h3: HEADING,
    h4: HEADING,
    h5: HEADING,
    h6: HEADING,
    ol: ['start', ['className', 'task-list']],
    ul: [['className', 'task-list']],
    li: ['id'],
    span: [['className', 'task', 'task-done'], ['role', 'img'], 'ariaLabel'],
    div: [
      ['className', 'table-scroll', 'table-cards'],
      ['tabIndex', 0],
      ['role', 'group'],
      'ariaLabel',
    ],
    section: [['className', 'notes']],
    th: ['align', ['scope', 'col']],
    td: ['align', 'dataLabel'],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['https'] },
  required: {},
  strip: ['script'],
  // Only our own code writes ids, each under a prefix of its own.
  clobber: [],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
};

const parser = remark().use(remarkGfm);
const printer = remark().use(remarkHtml, {
  sanitize: schema,
  handlers: { table: tableWithColumns },
});

/** Raw HTML and ids that are not ours are left out. Throws CostlyText instead of rendering it. */
export function render(markdown: string): Rendered {
  const fault = markdown.length > LONGEST_MARKDOWN ? 'Is too long' : markdownFault(markdown);
  if (fault) throw new CostlyText(fault);
  const tree: Root = parser.parse(markdown);
  requireProportion(tree);
  const found = headings(tree);
  for (const change of [footnotes, tasks, tables, links, spaces]) change(tree);
  const html = printer.stringify(tree);
  requireShortHtml(html, markdown);
  return { html, headings: found };
}

/** A text that was stored before the limits were checked is shown as it is. */
export function unrendered(markdown: string): Rendered {
  return { html: `<pre>${escapeHtml(markdown)}</pre>`, headings: [] };
}

function links(tree: Root): void {
  visit(tree, ['link', 'definition', 'linkReference'], (node) => {
    if (node.type === 'link' && isExternal(node.url)) setProperties(node, { rel: 'noopener' });
  });
  const external = new Set<string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    if (isExternal(url)) external.add(identifier);
  });
  visit(tree, 'linkReference', (node) => {
    if (external.has(node.identifier)) setProperties(node, { rel: 'noopener' });
  });
  // Without a scheme, a local site would ask for it by http:, which the policy refuses.
  visit(tree, ['image', 'definition'], (node) => {
    if ('url' in node) node.url = node.url.replace(/^\s*[/\\]{2}/, 'https://');
  });
  visit(tree, ['image', 'imageReference'], (node) => {
    setProperties(node, { loading: 'lazy', decoding: 'async' });
  });
}

function isExternal(url: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(url.trim()) && !/^mailto:/i.test(url.trim());
}

function spaces(tree: Root): void {
  visit(tree, 'text', (node) => {
    node.value = frenchSpaces(node.value);
  });
}

export type Heading = { id: string; text: string; depth: 2 | 3 };

function headings(tree: Root): Heading[] {
  const taken = new Map<string, number>();
  const found: Heading[] = [];
  visit(tree, 'heading', (node) => {
    // The page prints the title as its h1, so an h1 in the text becomes a section.
    if (node.depth === 1) node.depth = 2;
    const text = toString(node).trim();
    const id = unique(anchor(text), taken);
    setProperties(node, { id });
    if (text && (node.depth === 2 || node.depth === 3)) {
      found.push({ id, text: frenchSpaces(text), depth: node.depth });
    }
  });
  return found;
}

/** The prefix keeps a heading such as « Contenu » apart from the page's own ids. */
function anchor(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .match(/[a-z0-9]+/g);
  return `s-${(words ?? ['section']).join('-').slice(0, 60)}`;
}

function unique(id: string, taken: Map<string, number>): string {
  let candidate = id;
  let count = taken.get(id) ?? 0;
  while (taken.has(candidate)) candidate = `${id}-${(count += 1)}`;
  taken.set(id, Math.max(count, 1));
  taken.set(candidate, 1);
  return candidate;
}
