import { staffWrite, requireKnownResource } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { requireResource } from '@/lib/api/address';
import { route } from '@/lib/api/route';
import { stores } from '@/lib/admin/store';
import { resourceSchemas } from '@/lib/schemas/registry';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  {
    POST: staffWrite(
      ({ params }) => resourceSchemas[requireResource(params)],
      async ({ params, actor }, input) =>
        json(await stores[requireResource(params)].create(input, actor), { status: 201 }),
    ),
  },
  { before: requireKnownResource },
);
