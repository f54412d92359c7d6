import 'server-only';
import { db } from '@/lib/db/connect/client';
import type { Prisma } from '@/prisma/generated/client';
import { articles } from '@/lib/entities/article';
import { type Article, type ArticleCard, cardSelect, fullSelect } from './article-fields';
import { type Filter, type Reader, visibleTo } from './page';
import { publicRow } from './reading/public-rows';

type ArticleFilter = Filter<Prisma.ArticleWhereInput, Prisma.ArticleOrderByWithRelationInput> & {
  reader?: Reader;
};

const NEWEST_FIRST: Prisma.ArticleOrderByWithRelationInput[] = [
  { publishedAt: { sort: 'desc', nulls: 'first' } },
  { id: 'desc' },
];
export const MOST_READ_FIRST: Prisma.ArticleOrderByWithRelationInput[] = [
  { viewCount: 'desc' },
  { publishedAt: 'desc' },
  { id: 'desc' },
];

export async function listArticles(filter: ArticleFilter = {}): Promise<ArticleCard[]> {
  const rows = await db().article.findMany({ ...query(filter), select: cardSelect });
  return rows.map((row) => publicRow(articles, row));
}

export async function listFullArticles(filter: ArticleFilter = {}): Promise<Article[]> {
  const rows = await db().article.findMany({ ...query(filter), select: fullSelect });
  return rows.map((row) => publicRow(articles, row));
}

export function countArticles(filter: ArticleFilter = {}): Promise<number> {
  return db().article.count({ where: query(filter).where });
}

export async function getArticle(slug: string, reader?: Reader): Promise<Article | undefined> {
  const row = await db().article.findFirst({
    where: { slug, ...visibleTo(reader ?? 'visitor') },
    select: fullSelect,
  });
  return row ? publicRow(articles, row) : undefined;
}

export async function getMediaAlt(url: string): Promise<string | undefined> {
  return (await db().media.findUnique({ where: { url }, select: { alt: true } }))?.alt;
}

function query({ reader = 'visitor', where, orderBy, limit, offset }: ArticleFilter) {
  return {
    where: { AND: [visibleTo(reader), where ?? {}] },
    orderBy: orderBy ?? NEWEST_FIRST,
    take: limit,
    skip: offset,
  };
}
