import { previewStoredLetter } from '@/lib/admin/letters/preview';
import { requireId } from '@/lib/api/address';
import { adminRead } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminRead(async ({ params }) => json(await previewStoredLetter(requireId(params.id)))),
});
