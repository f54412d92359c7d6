import { declineProposal } from '@/lib/admin/proposals';
import { requireId } from '@/lib/api/address';
import { staffWrite } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { declineSchema } from '@/lib/schemas/masters/proposal';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: staffWrite(
    () => declineSchema,
    async ({ params, actor }, { reason }) => {
      await declineProposal(requireId(params.id), reason, actor);
      return json({ success: true });
    },
  ),
});
