import { declineProposals } from '@/lib/admin/proposals';
import { staffWrite } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { declineManySchema } from '@/lib/schemas/masters/proposal';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: staffWrite(
    () => declineManySchema,
    async ({ actor }, { ids, reason }) =>
      json({ changed: await declineProposals(ids, reason, actor) }),
  ),
});
