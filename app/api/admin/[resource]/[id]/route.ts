import { adminChange, adminRead, adminWrite, requireKnownResource } from '@/lib/api/admin';
import { requireId, requireResource } from '@/lib/api/address';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { stores } from '@/lib/admin/store';
import { resourceSchemas } from '@/lib/schemas/registry';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  {
    GET: adminRead(async ({ params }) =>
      json(await stores[requireResource(params)].read(requireId(params.id))),
    ),
    PUT: adminWrite(
      ({ params }) => {
        requireId(params.id);
        return resourceSchemas[requireResource(params)];
      },
      async ({ params, actor }, input) =>
        json(await stores[requireResource(params)].update(requireId(params.id), input, actor)),
    ),
    DELETE: adminChange(async ({ params, actor }) => {
      await stores[requireResource(params)].remove(requireId(params.id), actor);
      return json({ success: true });
    }),
  },
  { before: requireKnownResource },
);
