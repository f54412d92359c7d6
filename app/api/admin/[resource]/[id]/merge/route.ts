import { mergeRow } from '@/lib/admin/keeping/merge';
import { requireId, requireResource } from '@/lib/api/address';
import { staffWrite, requireKnownResource } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { mergeSchema } from '@/lib/schemas/keeping/input';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  {
    POST: staffWrite(
      () => mergeSchema,
      async ({ params, actor }, { into }) =>
        json(await mergeRow(requireResource(params), { id: requireId(params.id), into, actor })),
    ),
  },
  { before: requireKnownResource },
);
