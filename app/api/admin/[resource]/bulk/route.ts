import { changeMany } from '@/lib/admin/bulk';
import { requireResource } from '@/lib/api/address';
import { staffWrite, requireKnownResource } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { bulkSchema } from '@/lib/schemas/list-query';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  {
    POST: staffWrite(
      () => bulkSchema,
      async ({ params, actor }, input) =>
        json(await changeMany(requireResource(params), input, actor)),
    ),
  },
  { before: requireKnownResource },
);
