import { nodeOf, pageNode } from './check-graph';
import type { ServedPage } from './page';

export type PageKind =
  | 'home'
  | 'list'
  | 'university'
  | 'category'
  | 'city'
  | 'topic'
  | 'article'
  | 'about'
  | 'contact'
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
  plain: [['WebPage']],
};

export function kindFaults(page: ServedPage, kind: PageKind): string[] {
  return [
    ...REQUIRED[kind].flatMap(([type, ...fields]) => {
      const node = nodeOf(page, type) ?? nested(page, type);
      if (!node) return [`no ${type}`];
      return fields.filter((field) => !node[field]).map((field) => `${type} without ${field}`);
    }),
    ...(kind === 'topic' && nodeOf(page, 'ItemList') ? ['an ItemList of cards without links'] : []),
    ...(kind === 'list' && !isWholeList(page) ? ['the list does not count the cards shown'] : []),
    ...(kind === 'article' ? articleFaults(page) : []),
  ];
}

/** A node that stands inside the page's own, such as what it is about. */
function nested(page: ServedPage, type: string) {
  const about = pageNode(page)?.about as { '@type'?: string } | undefined;
  return about?.['@type'] === type ? (about as Record<string, unknown>) : undefined;
}

function isWholeList(page: ServedPage): boolean {
  const cards = page.root.querySelectorAll('main [data-card]').length;
  return nodeOf(page, 'ItemList')?.numberOfItems === cards;
}

function articleFaults(page: ServedPage): string[] {
  const article = nodeOf(page, 'Article');
  const headline = String(article?.headline ?? '');
  return [
    ...(headline.length <= 110 ? [] : ['a headline over 110 characters']),
    ...(article?.dateModified === article?.datePublished ? [] : ['dateModified is another date']),
  ];
}
