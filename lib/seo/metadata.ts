import type { Metadata } from 'next';
import type { ArticleCard } from '@/lib/content/articles';
import type { Programme } from '@/lib/content/masters/programmes';
import { labelOf } from '@/lib/entities/choices';
import { paths } from '@/lib/paths';
import { isShownPicture } from '@/lib/media/picture-name';
import { SITE_NAME, absoluteUrl } from '@/lib/site';
import { frenchSpaces, placeInCity } from '@/lib/french/typography';
import { mastersFeed } from './feed';
import { fittingDescription, pageTitle, placedTitle, withSiteName } from './page-title';
import { type TextAddress, pageText } from '@/lib/texts/pages';
import { type TopicSlug, topics } from '@/lib/texts/topics';

type PageFacts = {
  /** Up to 60 characters; the site's name follows where there is room. */
  title: string;
  description: string;
  path: string;
  keywords: readonly string[];
  /** 1200 × 630. */
  image?: { url: string; alt: string };
  article?: { publishedAt: Date; author: string; section?: string };
  /** What tells of changes to the page, besides the feed of the articles. */
  feed?: { path: string; title: string };
};

const DEFAULT_IMAGE = {
  url: '/opengraph-image',
  alt: `${SITE_NAME} : universités, spécialisations, villes et guides`,
};

export function pageMetadata(facts: PageFacts): Metadata {
  const title = pageTitle(facts.title);
  const description = fittingDescription(facts.description);
  const url = absoluteUrl(facts.path);
  const { url: image, alt } = facts.image ?? DEFAULT_IMAGE;
  const images = [{ url: absoluteUrl(image), width: 1200, height: 630, alt }];
  const shared = { title, description, url, siteName: SITE_NAME, locale: 'fr_FR', images };
  return {
    title,
    description,
    keywords: [...facts.keywords],
    alternates: {
      canonical: url,
      types: {
        'application/atom+xml': [
          { path: paths.feed, title: SITE_NAME },
          ...[facts.feed ?? []].flat(),
        ].map((feed) => ({ url: absoluteUrl(feed.path), title: feed.title })),
      },
    },
    openGraph: facts.article
      ? {
          ...shared,
          type: 'article',
          publishedTime: facts.article.publishedAt.toISOString(),
          authors: [facts.article.author],
          section: facts.article.section,
        }
      : { ...shared, type: 'website' },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      images: [{ url: absoluteUrl(image), alt }],
    },
  };
}

export function articleMetadata(article: ArticleCard): Metadata {
  const path = paths.article(article.slug);
  const { categoryName, cityName } = article;
  return pageMetadata({
    title: article.title,
    description: article.metaDescription,
    path,
    keywords: [categoryName, cityName, 'master Maroc', article.title].filter(
      (word) => word !== null,
    ),
    image: { url: articlePicture(article), alt: frenchSpaces(article.title) },
    article: {
      publishedAt: article.publishedAt ?? article.updatedAt,
      author: article.author,
      section: categoryName ?? undefined,
    },
  });
}

export function articlePicture({ imageUrl, slug }: Pick<ArticleCard, 'imageUrl' | 'slug'>): string {
  return imageUrl && isShownPicture(imageUrl) ? imageUrl : `${paths.article(slug)}/opengraph-image`;
}

export function masterMetadata(master: Programme): Metadata {
  const { name, slug, kind, cityName, categories, universityName } = master;
  const place = master.establishmentAcronym ?? master.establishmentName;
  const where = placeInCity(place, cityName);
  const path = paths.master(slug);
  return pageMetadata({
    title: placedTitle(name, place),
    description: `${name} (${labelOf('programmeKind', kind)}), ${where}, ${universityName} : admission, frais, candidatures et sources datées.`,
    path,
    keywords: [name, `master ${place}`, ...categories.map((one) => `master ${one.name}`)],
    image: { url: `${path}/opengraph-image`, alt: name },
    feed: mastersFeed,
  });
}

/** Search engines should not keep these pages, so they get no canonical and no social tags. */
export function unlistedMetadata(title: string, description = title): Metadata {
  return {
    title: withSiteName(title),
    description: fittingDescription(description),
    robots: { index: false, follow: true },
  };
}

export function staticMetadata(path: TextAddress, feed?: PageFacts['feed']): Metadata {
  const { title, metaDescription, keywords } = pageText(path);
  return pageMetadata({ title, description: metaDescription, path, keywords, feed });
}

export function topicMetadata(slug: TopicSlug): Metadata {
  const { title, metaTitle, metaDescription } = topics[slug];
  return pageMetadata({
    title: metaTitle,
    description: metaDescription,
    path: `/${slug}`,
    keywords: [title, `${slug} master Maroc`, 'master Maroc'],
  });
}
