import { staffWrite } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { checkLinks } from '@/lib/links/check';
import { linksSchema } from '@/lib/schemas/keeping/links';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: staffWrite(
    () => linksSchema,
    async (_, input) => json(await checkLinks(input)),
    'links',
  ),
});
