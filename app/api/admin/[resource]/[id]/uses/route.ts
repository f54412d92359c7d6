import { listUses } from '@/lib/admin/keeping/uses';
import { requireId, requireResource } from '@/lib/api/address';
import { staffRead, requireKnownResource } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  {
    GET: staffRead(async ({ params }) =>
      json(await listUses(requireResource(params), requireId(params.id))),
    ),
  },
  { before: requireKnownResource },
);
