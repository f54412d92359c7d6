import 'server-only';
import { TOPICS, articlesOfTopic, isTopic } from '@/lib/texts/topics';
import { publishedWhere } from '@/lib/entities/published';
import type { Prisma } from '@/prisma/generated/client';
import { listCategories } from '../categories';
import { listCities } from '../cities';
import { type ArticlePage, loadArticlePage } from '../teaser-lists';

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
