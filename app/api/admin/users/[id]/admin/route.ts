import { adminWrite } from '@/lib/api/admin';
import { requireId } from '@/lib/api/address';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { setUserAdmin } from '@/lib/admin/users';
import { userAdminSchema } from '@/lib/schemas/people';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: adminWrite(
    () => userAdminSchema,
    async ({ params, actor }, { isAdmin }) =>
      json(await setUserAdmin(requireId(params.id), isAdmin, actor)),
  ),
});
