import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import {
  type ArticleFilter,
  MOST_READ_FIRST,
  countArticles,
  listFullArticles,
  listArticles,
} from './articles';
import type { Page, Reader } from './page';
import type { ListQuery } from '@/lib/schemas/list-query';

type Choice = 'featured' | 'popular' | { cityId: string } | { universityId: string };

/** The API's article lists, with bodies unless only cards are asked for. */
export async function pageArticles(
  choice: Choice,
  query: ListQuery,
  reader: Reader,
): Promise<Page<object>> {
  const where: Prisma.ArticleWhereInput | undefined =
    choice === 'popular' ? undefined : choice === 'featured' ? { featured: true } : choice;
  const filter: ArticleFilter = {
    where,
    reader,
    limit: query.limit,
    offset: query.offset,
    orderBy: choice === 'popular' ? MOST_READ_FIRST : undefined,
  };
  const list = query.fields === 'card' ? listArticles : listFullArticles;
  const [rows, total] = await Promise.all([list(filter), countArticles({ where, reader })]);
  return { rows, total };
}
