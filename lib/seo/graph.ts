import { paths } from '@/lib/paths';
import { SITE_NAME, absoluteUrl } from '@/lib/site';
import { frenchSpaces, oneLine } from '@/lib/french/typography';
import type { SiteSettings } from '@/lib/entities/settings';

/** Properties that are undefined are left out when the graph is written. */
export type Node = { '@type': string | string[]; '@id'?: string } & Record<string, unknown>;
export type Crumb = { name: string; path: string };
export type ListedItem = { name: string; path: string };

export const organizationId = () => absoluteUrl('/#organization');
export const pageId = (path: string) => `${absoluteUrl(path)}#webpage`;

type Page = {
  /** What schema.org calls it. */
  type?: string;
  name: string;
  description?: string;
  crumbs: Crumb[];
  /** What it is the page of, described beside it. */
  entity?: Node;
  /** What it is about, described within it. */
  about?: Node;
  list?: ListedItem[];
};

/** What a page tells programs of itself. */
export function pageGraph({ crumbs, entity, about, list = [], ...page }: Page): object {
  const { type = entity ? 'WebPage' : 'CollectionPage', name, description } = page;
  const path = crumbs.at(-1)?.path ?? paths.home;
  const items = itemList(path, list);
  const breadcrumbs = breadcrumbList(path, crumbs);
  return graph(
    organization(),
    {
      ...webPage({ type, path, name, description }),
      breadcrumb: reference(breadcrumbs),
      about,
      mainEntity: reference(entity ?? items),
    },
    entity,
    items,
    breadcrumbs,
  );
}

type Home = { name: string; description: string; list: ListedItem[]; settings: SiteSettings };

/** The home page alone describes the site and, in full, its publisher. */
export function homeGraph({ list, settings, ...page }: Home): object {
  const path = paths.home;
  const items = itemList(path, list);
  return graph(
    website(),
    fullOrganization(settings),
    { ...webPage({ type: 'WebPage', path, ...page }), mainEntity: reference(items) },
    items,
  );
}

/** Undefined nodes stand for what the page does not show. */
function graph(...nodes: (Node | undefined)[]): object {
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) };
}

const reference = (node?: Node) => node && { '@id': node['@id'] };

function organization(): Node {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: SITE_NAME,
    url: absoluteUrl(paths.home),
  };
}

function fullOrganization(settings: SiteSettings): Node {
  const { publisherName, address, contactEmail, phone, socialLinks } = settings;
  return {
    ...organization(),
    logo: { '@type': 'ImageObject', url: absoluteUrl('/icon-512.png'), width: 512, height: 512 },
    legalName: publisherName || undefined,
    address: address ? oneLine(address) : undefined,
    email: contactEmail || undefined,
    telephone: phone || undefined,
    sameAs: socialLinks.length > 0 ? socialLinks : undefined,
  };
}

function website(): Node {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: SITE_NAME,
    url: absoluteUrl(paths.home),
    inLanguage: 'fr',
    publisher: reference(organization()),
  };
}

type WebPage = { type: string; path: string; name: string; description?: string };

function webPage({ type, path, name, description }: WebPage): Node {
  return {
    '@type': type,
    '@id': pageId(path),
    url: absoluteUrl(path),
    name: frenchSpaces(name),
    description: description ? frenchSpaces(description) : undefined,
    inLanguage: 'fr',
    publisher: reference(organization()),
  };
}

function breadcrumbList(path: string, crumbs: Crumb[]): Node {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${absoluteUrl(path)}#breadcrumb`,
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: frenchSpaces(crumb.name),
      item: absoluteUrl(crumb.path),
    })),
  };
}

function itemList(path: string, items: ListedItem[]): Node | undefined {
  if (items.length === 0) return undefined;
  return {
    '@type': 'ItemList',
    '@id': `${absoluteUrl(path)}#list`,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: frenchSpaces(item.name),
      url: absoluteUrl(item.path),
    })),
  };
}

export function crumbs(...below: Crumb[]): Crumb[] {
  return [{ name: 'Accueil', path: paths.home }, ...below];
}

const UNSAFE: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Escapes what could end the script element around the JSON. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => UNSAFE[sign] ?? sign);
}
