import { listProposals } from '@/lib/admin/proposals';
import { readQuery } from '@/lib/api/address';
import { staffRead } from '@/lib/api/admin';
import { privateListAnswer } from '@/lib/api/read';
import { route } from '@/lib/api/route';
import { proposalListSchema } from '@/lib/schemas/masters/proposal';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: staffRead(async ({ request }) => {
    const query = readQuery(request, proposalListSchema);
    return privateListAnswer(request, query, await listProposals(query));
  }),
});
