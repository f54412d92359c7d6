import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { paging } from '@/lib/paging';
import { MOST_READ_FIRST, countArticles, listArticles } from './articles';
import { type Teaser, paddedTeasers, teaser } from './teasers';
import { firstUniversities } from './university-list';

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
