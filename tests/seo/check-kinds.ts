import { nodeOf, pageNode } from './check-graph';
import type { GraphNode, ServedPage } from './page';

export type PageKind =
  | 'home'
  | 'list'
  | 'university'
  | 'category'
  | 'city'
  | 'master'
  | 'establishment'
  | 'subject in a city'
  | 'topic'
  | 'article'
  | 'about'
  | 'contact'
  | 'dataset'
  | 'plain';

type Requirement = [type: string, ...fields: string[]];

/** What the graph of each kind of page must have. */
const REQUIRED: Record<PageKind, Requirement[]> = {
  home: [
    ['WebSite', 'name', 'url', 'inLanguage', 'publisher'],
    ['Organization', 'name', 'url', 'logo'],
    ['ItemList'],
  ],
  list: [['CollectionPage'], ['ItemList', 'numberOfItems'], ['BreadcrumbList']],
  university: [
    ['WebPage', 'mainEntity'],
    ['CollegeOrUniversity', 'name', '@id', 'mainEntityOfPage'],
  ],
  category: [
    ['CollectionPage', 'about'],
    ['DefinedTerm', 'name'],
  ],
  city: [
    ['CollectionPage', 'about'],
    ['City', 'name', 'containedInPlace'],
  ],
  master: [
    ['WebPage', 'mainEntity'],
    [
      'EducationalOccupationalProgram',
      ...['name', 'url', 'mainEntityOfPage', 'provider', 'educationalCredentialAwarded'],
    ],
  ],
  establishment: [
    ['WebPage', 'mainEntity'],
    ['CollegeOrUniversity', 'name', '@id', 'mainEntityOfPage', 'parentOrganization'],
  ],
  'subject in a city': [['CollectionPage'], ['ItemList', 'numberOfItems'], ['BreadcrumbList']],
  topic: [['CollectionPage'], ['BreadcrumbList']],
  article: [
    ['WebPage'],
    [
      'Article',
      'headline',
      'description',
      'image',
      'datePublished',
      'dateModified',
      'author',
      'publisher',
      'mainEntityOfPage',
      'inLanguage',
    ],
  ],
  about: [['AboutPage']],
  contact: [['ContactPage']],
  dataset: [
    ['WebPage', 'mainEntity'],
    [
      'Dataset',
      ...['name', 'description', 'url', 'license', 'creator', 'distribution', 'dateModified'],
    ],
  ],
  plain: [['WebPage']],
};

export function kindFaults(page: ServedPage, kind: PageKind): string[] {
  return [
    ...REQUIRED[kind].flatMap(([type, ...fields]) => {
      const node = nodeOf(page, type) ?? nested(page, type);
      if (!node) return [`no ${type}`];
      return fields.filter((field) => !node[field]).map((field) => `${type} without ${field}`);
    }),
    ...listedFaults(page, kind),
    ...(kind === 'home' ? homeFaults(page) : []),
    ...(kind === 'university' ? universityFaults(page) : []),
    ...(kind === 'city' ? cityFaults(page) : []),
    ...(kind === 'article' ? articleFaults(page) : []),
  ];
}

/** A node that stands inside the page's own, such as what it is about. */
function nested(page: ServedPage, type: string): GraphNode | undefined {
  const about = pageNode(page)?.about as GraphNode | undefined;
  return about?.['@type'] === type ? about : undefined;
}

/** Where each kind of page has the cards that its list is made of; the others have no list. */
const CARDS: Partial<Record<PageKind, string>> = {
  home: 'main a[href^="/master-maroc/"]',
  list: 'main article :is(h2, h3) a',
  university: 'main article a[href^="/master-maroc/"]',
  category: 'main article a[href^="/master-maroc/"]',
  establishment: 'main article a[href^="/masters/"]',
  'subject in a city': 'main article a[href^="/masters/"]',
  city: 'main article a[href^="/master-maroc/"]',
};

function listedFaults(page: ServedPage, kind: PageKind): string[] {
  const list = nodeOf(page, 'ItemList');
  const selector = CARDS[kind];
  if (!selector) return list ? ['an ItemList where no card has a link'] : [];
  const links = page.root.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '');
  const shown = new Set(links.map((href) => new URL(href, page.url).href));
  const listed = ((list?.itemListElement ?? []) as GraphNode[]).map(({ url }) => String(url));
  return listed.length === shown.size && listed.every((url) => shown.has(url))
    ? []
    : [`the list has ${listed.length} items, the page shows ${shown.size}`];
}

const SMALLEST_LOGO = 112;

function homeFaults(page: ServedPage): string[] {
  const logo = nodeOf(page, 'Organization')?.logo as { width?: number; height?: number };
  const side = Math.min(logo?.width ?? 0, logo?.height ?? 0);
  return side >= SMALLEST_LOGO ? [] : ['a logo of less than 112 pixels'];
}

/** What the page says of the university is in its node too. */
function universityFaults(page: ServedPage): string[] {
  const node = nodeOf(page, 'CollegeOrUniversity');
  const links = page.root.querySelectorAll('main dl a').filter((link) => !link.closest('details'));
  const facts = links.map((link) => link.getAttribute('href'));
  const site = facts.find((href) => href?.startsWith('http'));
  const hasCity = facts.some((href) => href?.startsWith('/villes/'));
  const address = node?.address as GraphNode | undefined;
  return [
    ...(node?.url === site ? [] : ['the official site is not the url']),
    ...(Boolean(address?.addressLocality) === hasCity ? [] : ['the city is not the locality']),
    ...(!address || address.addressCountry === 'MA' ? [] : ['an address outside Morocco']),
  ];
}

function cityFaults(page: ServedPage): string[] {
  const country = nested(page, 'City')?.containedInPlace as GraphNode | undefined;
  return country?.identifier === 'MA' ? [] : ['a city outside Morocco'];
}

function articleFaults(page: ServedPage): string[] {
  const article = nodeOf(page, 'Article');
  const headline = String(article?.headline ?? '');
  const author = article?.author as GraphNode | undefined;
  return [
    ...(headline.length <= 110 ? [] : ['a headline over 110 characters']),
    ...(article?.dateModified === article?.datePublished ? [] : ['dateModified is another date']),
    ...(author?.name ? [] : ['an author without a name']),
  ];
}
