import { adminChange, adminWrite, requireId } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { requireResource } from '@/lib/api/resource-param';
import { route } from '@/lib/api/route';
import { stores } from '@/lib/admin/tables';
import { resourceSchemas } from '@/lib/schemas/registry';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
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
});
