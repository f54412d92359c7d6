import { readOne } from '@/lib/api/read';
import { route } from '@/lib/api/route';
import { getUniversity } from '@/lib/content/universities';
import { isSlug } from '@/lib/schemas/text';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: readOne(async ({ slug = '' }) => (isSlug(slug) ? getUniversity(slug) : undefined)),
});
