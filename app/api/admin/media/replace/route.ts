import { replacePicture } from '@/lib/admin/pictures/replace';
import { adminWrite } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { replaceSchema } from '@/lib/schemas/media';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: adminWrite(
    () => replaceSchema,
    async ({ actor }, input) => json(await replacePicture({ ...input, actor })),
  ),
});
