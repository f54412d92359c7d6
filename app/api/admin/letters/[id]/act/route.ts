import { actOnLetter } from '@/lib/admin/letters/acts';
import { requireId } from '@/lib/api/address';
import { adminWrite } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { letterActSchema } from '@/lib/schemas/letters/input';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: adminWrite(
    () => letterActSchema,
    async ({ params, actor }, act) => json(await actOnLetter(requireId(params.id), act, actor)),
  ),
});
