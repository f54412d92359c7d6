import 'server-only';
import { db } from '@/lib/db/connect/client';
import type { Prisma } from '@/prisma/generated/client';
import { articles } from '@/lib/entities/article';
import type { RowOf } from '@/lib/entities/entity';
import { type Reader, visibleTo } from './page';
import { type Filter, readsOf } from './reading/public-rows';

export type Article = RowOf<typeof articles>;
export type ArticleCard = Omit<Article, 'content'>;

type ArticleFilter = Filter<typeof articles> & { reader?: Reader };

const whole = readsOf(articles);
/** Never the body, which makes a list of 10,000 rows 60 MB. */
const cards = readsOf(articles, { select: () => ({ content: false }), compute: () => ({}) });

const NEWEST_FIRST: Prisma.ArticleOrderByWithRelationInput[] = [
  { publishedAt: { sort: 'desc', nulls: 'first' } },
  { id: 'desc' },
];
export const MOST_READ_FIRST: Prisma.ArticleOrderByWithRelationInput[] = [
  { viewCount: 'desc' },
  { publishedAt: 'desc' },
  { id: 'desc' },
];

export const listArticles = (filter?: ArticleFilter): Promise<ArticleCard[]> =>
  cards.list(visible(filter));
export const listFullArticles = (filter?: ArticleFilter) => whole.list(visible(filter));
export const countArticles = (filter?: ArticleFilter) => whole.count(visible(filter).where);
export const getArticle = (slug: string, reader: Reader = 'visitor') =>
  whole.get({ slug, ...visibleTo(reader) });

function visible(filter: ArticleFilter = {}) {
  const { reader = 'visitor', where, orderBy = NEWEST_FIRST, ...slice } = filter;
  return { ...slice, orderBy, where: { AND: [visibleTo(reader), where ?? {}] } };
}

export async function getMediaAlt(url: string): Promise<string | undefined> {
  return (await db().media.findUnique({ where: { url }, select: { alt: true } }))?.alt;
}
