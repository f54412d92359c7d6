import { readOne } from '@/lib/api/read';
import { route } from '@/lib/api/route';
import { getCity } from '@/lib/content/cities';
import { isSlug } from '@/lib/schemas/text';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: readOne(async ({ slug = '' }) => (isSlug(slug) ? getCity(slug) : undefined)),
});
