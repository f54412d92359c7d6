import { adminChange } from '@/lib/api/admin';
import { requireId } from '@/lib/api/address';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { deleteUser } from '@/lib/admin/users';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: adminChange(async ({ params, actor }) => {
    await deleteUser(requireId(params.id), actor);
    return json({ success: true });
  }),
});
