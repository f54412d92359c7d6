import { entities } from '@/lib/entities/registry';
import * as stored from '@/lib/admin/proposals';
import { declineManySchema, declineSchema, proposalListSchema } from '@/lib/entities/proposal';
import { contract, staff } from '../contract';

export const proposals = contract('/api/admin/proposals', {
  GET: staff('What readers say is wrong or missing: what waits first, the oldest on top', {
    query: proposalListSchema,
    answer: ['Proposal'],
    work: ({ query }) => stored.listProposals(query),
  }),
});

export const acceptance = contract('/api/admin/proposals/{id}/accept', {
  POST: staff('Save the master as it is after the proposal, and mark the proposal', {
    body: entities.programmes.schema,
    answer: 'StoredProgramme',
    refusals: [409],
    work: ({ params, input, actor }) => stored.acceptProposal(params.id, input, actor),
  }),
});

export const declining = contract('/api/admin/proposals/{id}/decline', {
  POST: staff('Decline a proposal, with the reason', {
    body: declineSchema,
    answer: 'Success',
    refusals: [409],
    work: ({ params, input, actor }) => stored.declineProposal(params.id, input.reason, actor),
  }),
});

export const decliningMany = contract('/api/admin/proposals/decline', {
  POST: staff('Decline many proposals for one reason', {
    more: 'Those decided on meanwhile stay as they are.',
    body: declineManySchema,
    answer: 'Changed',
    work: async ({ input: { ids, reason }, actor }) => ({
      changed: await stored.declineProposals(ids, reason, actor),
    }),
  }),
});
