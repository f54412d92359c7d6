import 'server-only';
import type { CardQuery } from '@/lib/schemas/list-query';
import {
  type ArticleFilter,
  MOST_READ_FIRST,
  countArticles,
  listArticles,
  listFullArticles,
} from './articles';
import type { Page, Reader } from './page';
import { textFilter } from './text-filter';

type Choice = 'featured' | 'popular' | { cityId: string } | { universityId: string };

/** The API's article lists, with bodies unless only cards are asked for. */
export async function pageArticles(
  choice: Choice,
  query: CardQuery,
  reader: Reader,
): Promise<Page<object>> {
  const where = { AND: [chosen(choice), textFilter('articles', query.q) ?? {}] };
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

function chosen(choice: Choice) {
  if (choice === 'popular') return {};
  return choice === 'featured' ? { featured: true } : choice;
}
