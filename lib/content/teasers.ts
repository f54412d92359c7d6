import { z } from 'zod';
import { frenchDate } from '@/lib/french/dates';
import { paths } from '@/lib/paths';
import { frenchSpaces, teaserText } from '@/lib/french/typography';
import { blocks, readText } from '@/lib/texts/read';
import { TOPICS, type TopicSlug, articlesOfTopic, isTopic } from '@/lib/texts/topics';
import { type ArticleCard, MOST_READ_FIRST, countArticles, listArticles } from './articles';
import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { paging } from '@/lib/paging';
import { firstUniversities, listCategories, listCities } from './places';
import { publishedWhere } from '@/lib/entities/published';

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

const HOME = { featured: 2, latest: 6, universities: 2 };
const POPULAR = 3;
const PAGE_SIZE = 12;

export async function loadHome() {
  const [featured, latest, popular, universities] = await Promise.all([
    listArticles({ where: { featured: true }, limit: HOME.featured }),
    listArticles({ limit: HOME.latest }),
    loadPopular(),
    firstUniversities(HOME.universities),
  ]);
  return {
    featured: featured.map(teaser),
    latest: paddedTeasers(latest, HOME.latest),
    popular,
    universities,
  };
}

export async function loadPopular(): Promise<Teaser[]> {
  const articles = await listArticles({ orderBy: MOST_READ_FIRST, limit: POPULAR });
  return paddedTeasers(articles, POPULAR);
}

export type ArticlePage = { teasers: Teaser[]; total: number; page: number; pages: number };

export async function loadArticlePage(
  where: Prisma.ArticleWhereInput,
  asked: number,
): Promise<ArticlePage> {
  const total = await countArticles({ where });
  const { page, pages, limit, offset } = paging(asked, total, PAGE_SIZE);
  const rows = total > 0 ? await listArticles({ where, limit, offset }) : [];
  return { teasers: rows.map(teaser), total, page, pages };
}

export type NewsChoice = { sujet: string; ville: string };
type Option = { slug: string; name: string };

export type NewsList = NonNullable<Awaited<ReturnType<typeof loadNews>>>;

/** Undefined when a filter names nothing that articles are about. */
export async function loadNews(choice: NewsChoice, asked: number) {
  const some = { articles: { some: publishedWhere() } };
  const [fields, cities] = await Promise.all([
    listCategories({ where: some }),
    listCities({ where: some }),
  ]);
  const topics = Object.entries(TOPICS).map(([slug, { name }]) => ({ slug, name }));
  const isKnown = (slug: string, ...lists: Option[][]) =>
    slug === '' || lists.flat().some((one) => one.slug === slug);
  if (!isKnown(choice.sujet, fields, topics) || !isKnown(choice.ville, cities)) return undefined;
  const isField = fields.some(({ slug }) => slug === choice.sujet);
  const where = { AND: [subjectWhere(choice.sujet, isField), cityWhere(choice.ville)] };
  return { ...(await loadArticlePage(where, asked)), fields, topics, cities };
}

/** A subject is a specialisation, or one of the topic pages. */
function subjectWhere(slug: string, isField: boolean): Prisma.ArticleWhereInput {
  if (isField) return { category: { slug } };
  return isTopic(slug) ? { slug: { in: articlesOfTopic(slug) } } : {};
}

const cityWhere = (slug: string): Prisma.ArticleWhereInput => (slug ? { city: { slug } } : {});
