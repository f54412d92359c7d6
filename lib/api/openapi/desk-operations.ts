import { resources } from '@/lib/resources/registry';
import { findQuerySchema } from '@/lib/schemas/desk/find-query';
import { bulkSchema } from '@/lib/schemas/list-query';
import {
  declineManySchema,
  declineSchema,
  proposalListSchema,
} from '@/lib/schemas/masters/proposal';
import { resourceSchemas } from '@/lib/schemas/registry';
import type { Operations } from './operation';

/** What the back-office of the directory does beyond saving one row. */
export const deskOperations: Operations = {
  ...Object.fromEntries(
    Object.values(resources).flatMap(({ name, section }) => [
      [
        `/api/admin/${name}/bulk`,
        {
          post: {
            summary: `One action for many rows, all or none: ${section.label.toLowerCase()}`,
            access: 'staff',
            body: bulkSchema,
            answer: { status: 200, entity: 'ChangedRows' },
            refusals: [409],
          },
        },
      ],
      [
        `/api/admin/${name}/summary`,
        {
          get: {
            summary: `How many rows a list has, and what it can be narrowed by: ${section.label.toLowerCase()}`,
            access: 'staff',
            answer: { status: 200, entity: 'ListSummary' },
          },
        },
      ],
    ]),
  ),
  '/api/admin/find': {
    get: {
      summary: 'The first few rows of every list whose names have all these words',
      access: 'staff',
      query: findQuerySchema,
      answer: { status: 200, entity: 'FoundRow', isList: true },
    },
  },
  '/api/admin/proposals': {
    get: {
      summary: 'What readers say is wrong or missing: what waits first, the oldest on top',
      access: 'staff',
      query: proposalListSchema,
      answer: { status: 200, entity: 'Proposal', isList: true },
    },
  },
  '/api/admin/proposals/{id}/accept': {
    post: {
      summary: 'Save the master as it is after the proposal, and mark the proposal',
      access: 'staff',
      body: resourceSchemas.programmes,
      answer: { status: 200, entity: 'StoredProgramme' },
      refusals: [404, 409],
    },
  },
  '/api/admin/proposals/decline': {
    post: {
      summary: 'Decline many proposals for one reason; those decided on meanwhile stay as they are',
      access: 'staff',
      body: declineManySchema,
      answer: { status: 200, entity: 'Changed' },
    },
  },
  '/api/admin/proposals/{id}/decline': {
    post: {
      summary: 'Decline a proposal, with the reason',
      access: 'staff',
      body: declineSchema,
      answer: { status: 200, entity: 'Success' },
      refusals: [404, 409],
    },
  },
};
