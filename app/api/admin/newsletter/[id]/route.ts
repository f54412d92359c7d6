import { adminChange } from '@/lib/api/admin';
import { requireId } from '@/lib/api/address';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { deleteSubscriber } from '@/lib/admin/newsletter';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: adminChange(async ({ params, actor }) => {
    await deleteSubscriber(requireId(params.id), actor);
    return json({ success: true });
  }),
});
