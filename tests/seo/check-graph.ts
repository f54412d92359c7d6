import { type GraphNode, type ServedPage, plain } from './page';

const RETIRED = ['SearchAction', 'FAQPage', 'Course', 'AggregateRating', 'Review'];
const ABSOLUTE_URL = /^https?:\/\//;
const UNESCAPED = /[<>&\u2028\u2029]/;
const ISO_WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:\d{2})$/;

/** What is wrong with the structured data of any page that has some. */
export function graphFaults(page: ServedPage): string[] {
  const { blocks, graph, url, scripts, link } = page;
  if (blocks.length !== 1) return [`${blocks.length} structured-data blocks`];
  if (!blocks[0] || graph.length === 0) return ['the structured data does not parse'];
  const json = JSON.stringify(graph);
  const origin = new URL(url).origin;
  return [
    ...scripts.filter((text) => UNESCAPED.test(text)).map(() => 'a sign that is not escaped'),
    ...RETIRED.filter((type) => json.includes(`"${type}"`)).map((type) => `${type} is retired`),
    ...danglingReferences(graph, origin),
    ...values(graph, ['@id', 'url', 'item', 'image', 'logo'])
      .filter((value) => typeof value === 'string' && !ABSOLUTE_URL.test(value))
      .map((value) => `${String(value)} is not absolute`),
    ...values(graph, ['datePublished', 'dateModified'])
      .filter((value) => !ISO_WITH_ZONE.test(String(value)))
      .map((value) => `${String(value)} is no date with a zone`),
    ...repeated(graph.map((node) => node['@id'])).map((id) => `${id} is there twice`),
    ...(pageNode(page)?.url === link('canonical') ? [] : ['the page node is not the canonical']),
    ...invisibleTexts(page),
    ...listFaults(page, origin),
    ...breadcrumbFaults(page, origin),
  ];
}

export function pageNode({ graph }: ServedPage): GraphNode | undefined {
  return graph.find((node) => String(node['@id']).endsWith('#webpage'));
}

export function nodeOf({ graph }: ServedPage, type: string): GraphNode | undefined {
  return graph.find((node) => node['@type'] === type);
}

function danglingReferences(graph: GraphNode[], origin: string): string[] {
  const known = [
    ...graph.map((node) => node['@id']),
    `${origin}/#organization`,
    `${origin}/#website`,
  ];
  const references: string[] = [];
  walk(graph, (node) => {
    if (Object.keys(node).length === 1 && node['@id']) references.push(String(node['@id']));
  });
  return references.filter((id) => !known.includes(id)).map((id) => `${id} is not in the graph`);
}

/** Only what the page shows may be marked up, at whatever depth it stands. */
function invisibleTexts({ graph, text }: ServedPage): string[] {
  return values(graph, ['name', 'headline', 'description', 'addressLocality', 'articleSection'])
    .map((value) => plain(String(value)).replace(/…$/, ''))
    .filter((value) => !bare(text).includes(bare(value)))
    .map((value) => `“${value}” is not on the page`);
}

/** Paragraphs follow each other without a space, and “Par l’équipe” names “L’équipe”. */
const bare = (text: string) => text.replaceAll(' ', '').toLowerCase();

function listFaults({ graph }: ServedPage, origin: string): string[] {
  return graph
    .filter((node) => node['@type'] === 'ItemList')
    .flatMap((list) => {
      const items = (list.itemListElement ?? []) as GraphNode[];
      const urls = items.map((item) => String(item.url));
      return [
        ...(list.numberOfItems === items.length ? [] : ['numberOfItems does not count its items']),
        ...repeated(urls).map((url) => `a list names ${url} twice`),
        ...urls.filter((url) => !url.startsWith(`${origin}/`)).map((url) => `${url} is elsewhere`),
      ];
    });
}

/** The marked-up breadcrumb is the visible one, and every page but the first has it. */
function breadcrumbFaults(page: ServedPage, origin: string): string[] {
  const list = nodeOf(page, 'BreadcrumbList');
  if (page.url === `${origin}/`) return list ? ['a breadcrumb on the home page'] : [];
  const items = (list?.itemListElement ?? []) as GraphNode[];
  const visible = page.root.querySelectorAll('nav[aria-label="Fil d’Ariane"] li').map((item) =>
    plain(item.textContent)
      .replace(/[›/>]$/, '')
      .trim(),
  );
  const names = items.map((item) => plain(String(item.name)));
  return [
    ...(items.length >= 2 ? [] : ['a breadcrumb of less than two steps']),
    ...(names[0] === 'Accueil' ? [] : ['the breadcrumb starts elsewhere']),
    ...(items.at(-1)?.item === page.url ? [] : ['the breadcrumb ends elsewhere']),
    ...(items.every((item, index) => item.position === index + 1) ? [] : ['wrong positions']),
    ...(JSON.stringify(names) === JSON.stringify(visible)
      ? []
      : [`the breadcrumb says ${names.join(' > ')}, the page ${visible.join(' > ')}`]),
  ];
}

function repeated<T>(list: T[]): T[] {
  return list.filter((value, index) => value !== undefined && list.indexOf(value) < index);
}

function values(graph: GraphNode[], names: string[]): unknown[] {
  const found: unknown[] = [];
  walk(graph, (node) => {
    for (const name of names) if (node[name] !== undefined) found.push(node[name]);
  });
  return found;
}

function walk(value: unknown, visit: (node: GraphNode) => void): void {
  if (Array.isArray(value)) return value.forEach((item) => walk(item, visit));
  if (typeof value !== 'object' || value === null) return;
  visit(value as GraphNode);
  Object.values(value).forEach((item) => walk(item, visit));
}
