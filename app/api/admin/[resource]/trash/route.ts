import { listTrash, purgeAll } from '@/lib/admin/keeping/trash';
import { readQuery, requireResource } from '@/lib/api/address';
import { staffChange, staffRead, requireKnownResource } from '@/lib/api/admin';
import { privateListAnswer } from '@/lib/api/read';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { emptyTrashSchema, trashQuerySchema } from '@/lib/schemas/keeping/input';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  {
    GET: staffRead(async ({ request, params }) => {
      const query = readQuery(request, trashQuerySchema);
      return privateListAnswer(request, query, await listTrash(requireResource(params), query));
    }),
    DELETE: staffChange(async ({ request, params, actor }) => {
      const { until } = readQuery(request, emptyTrashSchema);
      return json(await purgeAll(requireResource(params), new Date(until), actor));
    }),
  },
  { before: requireKnownResource },
);
