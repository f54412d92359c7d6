import { cropMedia } from '@/lib/admin/pictures/crop';
import { staffWrite } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { cropSchema } from '@/lib/schemas/media';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: staffWrite(
    () => cropSchema,
    async ({ actor }, input) => json(await cropMedia(input, actor), { status: 201 }),
  ),
});
