import { readOneAs } from '@/lib/api/read';
import { route } from '@/lib/api/route';
import { getProgramme } from '@/lib/content/masters/programmes';
import { isSlug } from '@/lib/schemas/text';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: readOneAs(async ({ slug = '' }, reader) =>
    isSlug(slug) ? getProgramme(slug, reader) : undefined,
  ),
});
