import { acceptProposal } from '@/lib/admin/proposals';
import { requireId } from '@/lib/api/address';
import { staffWrite } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { resourceSchemas } from '@/lib/schemas/registry';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  // The body is the whole master, as staff want it after the proposal.
  POST: staffWrite(
    () => resourceSchemas.programmes,
    async ({ params, actor }, input) =>
      json(await acceptProposal(requireId(params.id), input, actor)),
  ),
});
