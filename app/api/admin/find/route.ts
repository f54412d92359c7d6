import { findAnything } from '@/lib/admin/desk/find';
import { readQuery } from '@/lib/api/address';
import { staffRead } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { findQuerySchema } from '@/lib/schemas/desk/find-query';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: staffRead(async ({ request }) => {
    const { q } = readQuery(request, findQuerySchema);
    return json(await findAnything(q));
  }),
});
