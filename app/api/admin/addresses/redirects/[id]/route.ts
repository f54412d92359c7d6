import { deleteRedirect, updateRedirect } from '@/lib/admin/addresses/redirects';
import { requireId } from '@/lib/api/address';
import { staffChange, staffWrite } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { redirectSchema } from '@/lib/schemas/addresses/redirect';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: staffWrite(
    () => redirectSchema,
    async ({ params, actor }, input) =>
      json(await updateRedirect(requireId(params.id), input, actor)),
  ),
  DELETE: staffChange(async ({ params, actor }) => {
    await deleteRedirect(requireId(params.id), actor);
    return json({ success: true });
  }),
});
