import { staffChange, staffRead, staffWrite, requireKnownResource } from '@/lib/api/admin';
import { requireId, requireResource } from '@/lib/api/address';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { stores } from '@/lib/admin/store';
import { resourceSchemas } from '@/lib/schemas/registry';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  {
    GET: staffRead(async ({ params }) =>
      json(await stores[requireResource(params)].read(requireId(params.id))),
    ),
    PUT: staffWrite(
      ({ params }) => {
        requireId(params.id);
        return resourceSchemas[requireResource(params)];
      },
      async ({ params, actor }, input) =>
        json(await stores[requireResource(params)].update(requireId(params.id), input, actor)),
    ),
    DELETE: staffChange(async ({ params, actor }) => {
      await stores[requireResource(params)].remove(requireId(params.id), actor);
      return json({ success: true });
    }),
  },
  { before: requireKnownResource },
);
