import { listRevisions } from '@/lib/admin/keeping/revisions';
import { readQuery, requireId, requireResource } from '@/lib/api/address';
import { staffRead, requireKnownResource } from '@/lib/api/admin';
import { privateListAnswer } from '@/lib/api/read';
import { route } from '@/lib/api/route';
import { pageQuerySchema } from '@/lib/schemas/list-query';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  {
    GET: staffRead(async ({ request, params }) => {
      const query = readQuery(request, pageQuerySchema);
      const page = await listRevisions(requireResource(params), requireId(params.id), query);
      return privateListAnswer(request, query, page);
    }),
  },
  { before: requireKnownResource },
);
