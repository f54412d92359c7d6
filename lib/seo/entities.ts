import type { Article } from '@/lib/content/article-fields';
import type { Category } from '@/lib/content/categories';
import type { City } from '@/lib/content/cities';
import type { University } from '@/lib/content/universities';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';
import { isPersonName } from '@/lib/french/names';
import { frenchSpaces, shorten } from '@/lib/french/typography';
import { type Node, organizationId, pageId } from './graph';

const LONGEST_HEADLINE = 110;
const MOROCCO = { '@type': 'Country', name: 'Maroc', identifier: 'MA' };

export const entityId = (path: string) => `${absoluteUrl(path)}#entity`;

export function articleNode(article: Article, image: string): Node {
  const path = paths.article(article.slug);
  const published = article.publishedAt?.toISOString();
  return {
    '@type': 'Article',
    '@id': entityId(path),
    headline: shorten(frenchSpaces(article.title), LONGEST_HEADLINE),
    description: frenchSpaces(article.excerpt),
    image: absoluteUrl(image),
    datePublished: published,
    // The page shows the publication date as its last update, so this says the same.
    dateModified: published,
    author: {
      '@type': isPersonName(article.author) ? 'Person' : 'Organization',
      name: article.author,
    },
    publisher: { '@id': organizationId() },
    mainEntityOfPage: { '@id': pageId(path) },
    inLanguage: 'fr',
    ...(article.categoryName ? { articleSection: article.categoryName } : {}),
  };
}

export function universityNode(university: University): Node {
  const { name, slug, description, websiteUrl, cityName } = university;
  const path = paths.university(slug);
  return {
    '@type': 'CollegeOrUniversity',
    '@id': entityId(path),
    name: frenchSpaces(name),
    mainEntityOfPage: { '@id': pageId(path) },
    ...(websiteUrl ? { url: websiteUrl } : {}),
    ...(description ? { description: frenchSpaces(description) } : {}),
    ...(cityName
      ? {
          address: {
            '@type': 'PostalAddress',
            addressLocality: cityName,
            addressCountry: 'MA',
          },
        }
      : {}),
  };
}

export function categoryNode({ name, slug, description }: Category): Node {
  return {
    '@type': 'DefinedTerm',
    '@id': entityId(paths.category(slug)),
    name: frenchSpaces(name),
    ...(description ? { description: frenchSpaces(description) } : {}),
  };
}

export function cityNode({ name, slug, description }: City): Node {
  return {
    '@type': 'City',
    '@id': entityId(paths.city(slug)),
    name: frenchSpaces(name),
    ...(description ? { description: frenchSpaces(description) } : {}),
    containedInPlace: MOROCCO,
  };
}
