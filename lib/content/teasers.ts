import { z } from 'zod';
import { frenchDate } from '@/lib/french/dates';
import { paths } from '@/lib/paths';
import { frenchSpaces, teaserText } from '@/lib/french/typography';
import { blocks, readText } from '@/lib/texts/read';
import { TOPICS, type TopicSlug, isTopic } from '@/lib/texts/topics';
import type { ArticleCard } from './articles';

export type Teaser = {
  href: string;
  title: string;
  excerpt: string;
  readingTime: number;
  viewCount: number;
  /** Decides the cover, together with the colour. */
  seed: string;
  color: string | null;
  category: string;
  date: { iso: string; shown: string } | null;
  isSample: boolean;
};

const CARD_READING_TIME = 5;
const SAMPLE_READING_TIME = 4;

export function teaser(article: ArticleCard): Teaser {
  const { publishedAt } = article;
  return {
    href: paths.article(article.slug),
    title: frenchSpaces(article.title),
    excerpt: teaserText(article.excerpt),
    readingTime: article.readingTime || CARD_READING_TIME,
    viewCount: article.viewCount,
    seed: article.slug,
    color: article.categoryColor,
    category: articleLabel(article),
    date: publishedAt && { iso: publishedAt.toISOString(), shown: frenchDate(publishedAt) },
    isSample: false,
  };
}

export function articleLabel({ categoryName, cityName }: ArticleCard): string {
  return frenchSpaces(categoryName ?? cityName ?? 'Pratique');
}

export function paddedTeasers(articles: ArticleCard[], count: number): Teaser[] {
  const real = articles.slice(0, count).map(teaser);
  return [...real, ...sampleArticles.slice(0, count - real.length).map(sampleTeaser)];
}

function sampleTeaser(sample: SampleArticle): Teaser {
  const { href, name } = sample.topic;
  return {
    href,
    title: frenchSpaces(sample.title),
    excerpt: frenchSpaces(sample.text),
    readingTime: SAMPLE_READING_TIME,
    // The site invents no figures.
    viewCount: 0,
    seed: sample.title,
    color: null,
    category: name,
    date: null,
    isSample: true,
  };
}

const topic = z
  .string()
  .refine(isTopic)
  .transform((slug: TopicSlug) => TOPICS[slug]);

/** Fill the lists when the database holds too few articles. */
export const sampleArticles = blocks(
  readText('samples', z.object({})).text,
  '##',
  z.object({ topic }),
);

type SampleArticle = (typeof sampleArticles)[number];
