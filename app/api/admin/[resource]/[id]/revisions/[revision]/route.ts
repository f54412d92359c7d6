import { readRevision } from '@/lib/admin/keeping/revisions';
import { requireId, requireResource } from '@/lib/api/address';
import { staffRead, requireKnownResource } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  {
    GET: staffRead(async ({ params }) => {
      const [id, revision] = [requireId(params.id), requireId(params.revision)];
      return json(await readRevision(requireResource(params), id, revision));
    }),
  },
  { before: requireKnownResource },
);
