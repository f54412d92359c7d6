import { deleteLetter, readLetter, updateLetter } from '@/lib/admin/letters/letters';
import { requireId } from '@/lib/api/address';
import { adminChange, adminRead, adminWrite } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { letterSchema } from '@/lib/schemas/letters/input';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminRead(async ({ params }) => json(await readLetter(requireId(params.id)))),
  PUT: adminWrite(
    () => letterSchema,
    async ({ params, actor }, input) =>
      json(await updateLetter(requireId(params.id), input, actor)),
  ),
  DELETE: adminChange(async ({ params, actor }) => {
    await deleteLetter(requireId(params.id), actor);
    return json({ success: true });
  }),
});
