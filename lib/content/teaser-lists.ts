import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { paging } from '@/lib/paging';
import { MOST_READ_FIRST, countArticles, listArticles } from './articles';
import { type Teaser, paddedTeasers, teaser } from './teasers';
import { firstUniversities } from './universities';
import { TOPICS, articlesOfTopic, isTopic } from '@/lib/texts/topics';
import { publishedWhere } from '@/lib/entities/published';
import { listCategories } from './categories';
import { listCities } from './cities';

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

export type NewsList = ArticlePage & {
  fields: Option[];
  topics: Option[];
  cities: Option[];
};

/** Undefined when a filter names nothing that articles are about. */
export async function loadNews(choice: NewsChoice, asked: number): Promise<NewsList | undefined> {
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
