import { replacePicture } from '@/lib/admin/pictures/replace';
import { staffWrite } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { replaceSchema } from '@/lib/schemas/media';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: staffWrite(
    () => replaceSchema,
    async ({ actor }, input) => json(await replacePicture({ ...input, actor })),
  ),
});
