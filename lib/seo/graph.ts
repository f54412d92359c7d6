import { paths } from '@/lib/paths';
import { absoluteUrl, SITE_NAME } from '@/lib/site';
import { frenchSpaces, oneLine } from '@/lib/french/typography';
import type { SiteSettings } from '@/lib/entities/settings';

export type Node = { '@type': string | string[]; '@id'?: string } & Record<string, unknown>;
export type Crumb = { name: string; path: string };
export type ListedItem = { name: string; path: string };

export const organizationId = () => absoluteUrl('/#organization');
const websiteId = () => absoluteUrl('/#website');
export const pageId = (path: string) => `${absoluteUrl(path)}#webpage`;

const reference = (id: string) => ({ '@id': id });

/** Undefined nodes stand for what the page does not show. */
export function graph(...nodes: (Node | undefined)[]): object {
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) };
}

/** Only the home page describes the publisher in full. */
export function organization(): Node {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: SITE_NAME,
    url: absoluteUrl(paths.home),
  };
}

export function fullOrganization(settings: SiteSettings): Node {
  const { publisherName, address, contactEmail, phone, socialLinks } = settings;
  return {
    ...organization(),
    logo: { '@type': 'ImageObject', url: absoluteUrl('/icon-512.png'), width: 512, height: 512 },
    ...(publisherName ? { legalName: publisherName } : {}),
    ...(address ? { address: oneLine(address) } : {}),
    ...(contactEmail ? { email: contactEmail } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(socialLinks.length > 0 ? { sameAs: socialLinks } : {}),
  };
}

export function website(): Node {
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    name: SITE_NAME,
    url: absoluteUrl(paths.home),
    inLanguage: 'fr',
    publisher: reference(organizationId()),
  };
}

type PageNode = {
  type?: string;
  path: string;
  name: string;
  description?: string;
  crumbs?: Crumb[];
  mainEntity?: string;
  about?: Node;
  list?: ListedItem[];
};

export function webPage({ type = 'WebPage', path, name, description, ...rest }: PageNode): Node {
  const { crumbs, mainEntity, about, list } = rest;
  return {
    '@type': type,
    '@id': pageId(path),
    url: absoluteUrl(path),
    name: frenchSpaces(name),
    ...(description ? { description: frenchSpaces(description) } : {}),
    inLanguage: 'fr',
    publisher: reference(organizationId()),
    ...(crumbs ? { breadcrumb: reference(breadcrumbId(path)) } : {}),
    ...(mainEntity ? { mainEntity: reference(mainEntity) } : {}),
    ...(about ? { about } : {}),
    ...(!mainEntity && list?.length ? { mainEntity: reference(listId(path)) } : {}),
  };
}

const breadcrumbId = (path: string) => `${absoluteUrl(path)}#breadcrumb`;
const listId = (path: string) => `${absoluteUrl(path)}#list`;

export function breadcrumbList(path: string, crumbs: Crumb[]): Node {
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(path),
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: frenchSpaces(crumb.name),
      item: absoluteUrl(crumb.path),
    })),
  };
}

export function itemList(path: string, items: ListedItem[]): Node | undefined {
  if (items.length === 0) return undefined;
  return {
    '@type': 'ItemList',
    '@id': listId(path),
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
