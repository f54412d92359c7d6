import { type ServedPage, plain } from './page';

const LONGEST_TITLE = 60;
const ABSOLUTE_URL = /^https?:\/\//;

/** What is wrong with the head of a page that search engines should keep. */
export function headFaults(page: ServedPage): string[] {
  const { url, root, meta, link } = page;
  const title = root.querySelector('head > title')?.textContent ?? '';
  const heading = plain(root.querySelector('h1')?.textContent ?? '');
  const required = [
    'keywords',
    'og:title',
    'og:description',
    'og:url',
    'og:type',
    'og:site_name',
    'og:image',
    'og:image:alt',
    'twitter:card',
    'twitter:title',
    'twitter:description',
    'twitter:image',
  ];
  return [
    ...(title ? [] : ['no title in the head']),
    ...(title.length > LONGEST_TITLE && heading.length <= LONGEST_TITLE
      ? ['a title too long']
      : []),
    ...descriptionFaults(page),
    ...required.filter((name) => !meta(name)).map((name) => `no ${name}`),
    ...(meta('og:locale') === 'fr_FR' ? [] : ['og:locale is not fr_FR']),
    ...(meta('og:image:width') === '1200' && meta('og:image:height') === '630'
      ? []
      : ['the social image is not 1200 × 630']),
    ...['og:image', 'twitter:image', 'og:url']
      .filter((name) => !ABSOLUTE_URL.test(meta(name) ?? ''))
      .map((name) => `${name} is not absolute`),
    ...(link('alternate')?.endsWith('/feed.xml') ? [] : ['the feed is not advertised']),
    ...(link('canonical') === url ? [] : [`canonical is ${link('canonical')}`]),
    ...(meta('og:url') === url ? [] : [`og:url is ${meta('og:url')}`]),
    ...(root.querySelector('html')?.getAttribute('lang') === 'fr' ? [] : ['lang is not fr']),
    ...(root.querySelectorAll('h1').length === 1 ? [] : ['not one h1']),
    ...(meta('robots')?.includes('noindex') ? ['noindex on a page to keep'] : []),
    ...repeatedTags(page),
    ...styleFaults(page),
  ];
}

function descriptionFaults({ meta }: ServedPage): string[] {
  const { length } = meta('description') ?? '';
  return length >= 70 && length <= 160 ? [] : [`description of ${length} characters`];
}

/** What a head may say once. */
function repeatedTags({ root }: ServedPage): string[] {
  const head = root.querySelector('head');
  const names = [
    ...(head?.querySelectorAll('title').map(() => 'title') ?? []),
    ...(head?.querySelectorAll('meta[name], meta[property]') ?? [])
      .map((tag) => tag.getAttribute('name') ?? tag.getAttribute('property') ?? '')
      .filter((name) => name !== 'theme-color'),
  ];
  const repeated = names.filter((name, at) => names.indexOf(name) !== at);
  return [...new Set(repeated)].map((name) => `${name} stands twice in the head`);
}

/** HTML allows a style sheet in the head alone. */
export function styleFaults({ root }: ServedPage): string[] {
  return root.querySelectorAll('body style').map(() => 'a style sheet in the body');
}

export type Head = { url: string; title?: string; description?: string };

export const headOf = ({ url, root, meta }: ServedPage): Head => ({
  url,
  title: root.querySelector('head > title')?.textContent,
  description: meta('description'),
});

/** Titles and descriptions that more than one page of the site has. */
export function repeatedHeads(heads: Head[]): string[] {
  return (['title', 'description'] as const).flatMap((part) => {
    const owners = new Map<string, string[]>();
    for (const { url, [part]: text = '' } of heads) {
      owners.set(text, [...(owners.get(text) ?? []), url]);
    }
    return [...owners]
      .filter(([, urls]) => urls.length > 1)
      .map(([text, urls]) => `the ${part} “${text}” is that of ${urls.join(', ')}`);
  });
}

/** What is wrong with a page that search engines should not keep. */
export function unlistedFaults(page: ServedPage): string[] {
  const { root, meta, link, blocks } = page;
  return [
    ...(meta('robots')?.includes('noindex') ? [] : ['no noindex']),
    ...(link('canonical') ? ['a canonical link'] : []),
    ...(blocks.length > 0 ? ['structured data'] : []),
    ...descriptionFaults(page),
    ...repeatedTags(page),
    ...(root.querySelectorAll('h1').length === 1 ? [] : ['not one h1']),
    ...styleFaults(page),
  ];
}
