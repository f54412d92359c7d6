import 'server-only';
import { paging } from '@/lib/schemas/paging';
import { countArticles, listArticles } from './articles';
import { type Teaser, teaser } from './teasers';

const PAGE_SIZE = 12;

type Owner = { categoryId: string } | { cityId: string } | { universityId: string };
export type ArticlePage = { teasers: Teaser[]; total: number; page: number; pages: number };

/** One page of the published articles of a category, a city or a university. */
export async function loadArticlePage(where: Owner, asked: number): Promise<ArticlePage> {
  const total = await countArticles({ where });
  const { page, pages, limit, offset } = paging(asked, total, PAGE_SIZE);
  const rows = total > 0 ? await listArticles({ where, limit, offset }) : [];
  return { teasers: rows.map(teaser), total, page, pages };
}
