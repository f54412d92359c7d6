import { readList } from '@/lib/api/read';
import { currentReader } from '@/lib/api/reader';
import { route } from '@/lib/api/route';
import { pageArticles } from '@/lib/content/article-lists';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  // Featured articles, newest first.
  GET: readList(async (query) => pageArticles('featured', query, await currentReader())),
});
