import { previewLetter } from '@/lib/admin/letters/preview';
import { adminWrite } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { letterSchema } from '@/lib/schemas/letters/input';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: adminWrite(
    () => letterSchema,
    async (_, input) => json(await previewLetter(input)),
    'preview',
  ),
});
