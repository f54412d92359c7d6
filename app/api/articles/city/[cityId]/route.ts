import { requireId } from '@/lib/api/admin';
import { readList } from '@/lib/api/read';
import { currentReader } from '@/lib/api/reader';
import { route } from '@/lib/api/route';
import { pageArticles } from '@/lib/content/article-lists';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  // The articles of a city.
  GET: readList(async (query, { cityId }) =>
    pageArticles({ cityId: requireId(cityId) }, query, await currentReader()),
  ),
});
