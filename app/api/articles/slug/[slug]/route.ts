import { readOne } from '@/lib/api/read';
import { currentReader } from '@/lib/api/reader';
import { route } from '@/lib/api/route';
import { getArticle } from '@/lib/content/articles';
import { isSlug } from '@/lib/schemas/text';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  // One article with its body.
  GET: readOne(async ({ slug = '' }) =>
    isSlug(slug) ? getArticle(slug, await currentReader()) : undefined,
  ),
});
