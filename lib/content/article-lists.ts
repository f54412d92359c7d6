import 'server-only';
import type { CardQuery } from '@/lib/schemas/list-query';
import {
  type ArticleFilter,
  MOST_READ_FIRST,
  countArticles,
  listArticles,
  listFullArticles,
} from './articles';
import { listCard } from './list-card';
import type { Page, Reader } from './page';
import { lookupFilter } from './text-filter';

type Choice = 'featured' | 'popular' | { cityId: string } | { universityId: string };

/** The API's article lists, with bodies unless only cards are asked for. */
export async function pageArticles(
  choice: Choice,
  query: CardQuery,
  reader: Reader,
): Promise<Page<object>> {
  const lookup = await lookupFilter(query.q);
  const where = { ...chosen(choice), lookup };
  const filter: ArticleFilter = {
    where,
    reader,
    limit: query.limit,
    offset: query.offset,
    orderBy: choice === 'popular' ? MOST_READ_FIRST : undefined,
  };
  const [rows, total] = await Promise.all([
    query.fields === 'card' ? listCards(filter) : listFullArticles(filter),
    countArticles({ where, reader }),
  ]);
  return { rows, total };
}

async function listCards(filter: ArticleFilter) {
  const articles = await listArticles(filter);
  return articles.map((article) => listCard('articles', article));
}

function chosen(choice: Choice) {
  if (choice === 'popular') return {};
  return choice === 'featured' ? { featured: true } : choice;
}
