import { cropMedia } from '@/lib/admin/pictures/crop';
import { adminWrite } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { cropSchema } from '@/lib/schemas/media';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: adminWrite(
    () => cropSchema,
    async ({ actor }, input) => json(await cropMedia(input, actor), { status: 201 }),
  ),
});
