import { readOneAs } from '@/lib/api/read';
import { route } from '@/lib/api/route';
import { getArticle } from '@/lib/content/articles';
import { isSlug } from '@/lib/schemas/text';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: readOneAs(async ({ slug = '' }, reader) =>
    isSlug(slug) ? getArticle(slug, reader) : undefined,
  ),
});
