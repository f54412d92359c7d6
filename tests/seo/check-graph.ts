import { type GraphNode, type ServedPage, plain } from './page';

const RETIRED = ['SearchAction', 'FAQPage', 'Course', 'AggregateRating', 'Review'];
const ABSOLUTE_URL = /^https?:\/\//;
const ISO_WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:\d{2})$/;

/** What is wrong with the structured data of any page that has some. */
export function graphFaults(page: ServedPage): string[] {
  const { blocks, graph, url } = page;
  if (blocks.length !== 1) return [`${blocks.length} structured-data blocks`];
  if (!blocks[0] || graph.length === 0) return ['the structured data does not parse'];
  const json = JSON.stringify(graph);
  const origin = new URL(url).origin;
  return [
    ...RETIRED.filter((type) => json.includes(`"${type}"`)).map((type) => `${type} is retired`),
    ...danglingReferences(graph, origin),
    ...values(graph, ['url', 'item', 'image', 'logo'])
      .filter((value) => typeof value === 'string' && !ABSOLUTE_URL.test(value))
      .map((value) => `${String(value)} is not absolute`),
    ...values(graph, ['datePublished', 'dateModified'])
      .filter((value) => !ISO_WITH_ZONE.test(String(value)))
      .map((value) => `${String(value)} is no date with a zone`),
    ...(pageNode(page)?.url === url ? [] : ['the page node has another url']),
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

/** Only what the page shows may be marked up. */
function invisibleTexts({ graph, text }: ServedPage): string[] {
  const shown = graph.filter((node) => !['Organization', 'WebSite'].includes(node['@type'] ?? ''));
  return shown
    .flatMap((node) => [node.name, node.headline])
    .filter((value): value is string => typeof value === 'string')
    .map((value) => plain(value).replace(/…$/, ''))
    .filter((value) => !text.includes(value))
    .map((value) => `“${value}” is not on the page`);
}

function listFaults({ graph }: ServedPage, origin: string): string[] {
  return graph
    .filter((node) => node['@type'] === 'ItemList')
    .flatMap((list) => {
      const items = (list.itemListElement ?? []) as GraphNode[];
      const urls = items.map((item) => String(item.url));
      return [
        ...(list.numberOfItems === items.length ? [] : ['numberOfItems does not count its items']),
        ...(new Set(urls).size === urls.length ? [] : ['a list names a URL twice']),
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
    ...(items.every((item, index) => item.position === index + 1) ? [] : ['wrong positions']),
    ...(JSON.stringify(names) === JSON.stringify(visible)
      ? []
      : [`the breadcrumb says ${names.join(' > ')}, the page ${visible.join(' > ')}`]),
  ];
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
