import { readJson } from '@/lib/api/body';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { limitAddress, requireSameOrigin, senderOf } from '@/lib/api/sender';
import { storeProposal } from '@/lib/proposals/store-proposal';
import { proposalSchema } from '@/lib/schemas/masters/proposal';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: async ({ request }) => {
    requireSameOrigin(request);
    const proposal = await readJson(request, proposalSchema);
    await limitAddress('proposal', request);
    await storeProposal(proposal, senderOf(request));
    return json({ success: true });
  },
});
