import { requireId } from '@/lib/api/address';
import { readArticles } from '@/lib/api/read';
import { route } from '@/lib/api/route';
import { pageArticles } from '@/lib/content/lists';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: readArticles((query, reader, { universityId }) =>
    pageArticles({ universityId: requireId(universityId) }, query, reader),
  ),
});
