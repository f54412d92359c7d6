import { z } from 'zod';
import { FASTEST_SECONDS } from '@/lib/entities/plain/contact-rules';
import { isBlank } from '@/lib/entities/plain/printable';
import { searchQuerySchema, several } from '@/lib/entities/fields/list-query';
import { id, longText, orNone } from '@/lib/entities/fields/rules';
import type { EntityField } from './fields/field';
import { programmes } from './programme';
import { proposalTextSchema } from './proposal-text';

export type Proposed = Partial<
  Record<keyof typeof programmes.said, string | number | boolean | string[] | null>
>;

/** What is absent is not proposed; an absent field of a master would have taken its default. */
const proposedFields = z
  .strictObject(
    Object.fromEntries(
      Object.entries<EntityField>(programmes.said)
        .filter(([, { factName, isProposed }]) => factName ?? isProposed)
        .map(([name, { rule }]): [string, z.ZodType] => {
          const bare = rule instanceof z.ZodDefault ? (rule.unwrap() as z.ZodType) : rule;
          return [name, bare.optional()];
        }),
    ),
  )
  .transform((fields) => fields as Proposed);

const proposal = z.strictObject({
  kind: z.enum(['correction', 'addition'], {
    error: 'Dites si c’est une correction ou un ajout : correction ou addition.',
  }),
  programmeId: orNone(id),
  ...proposalTextSchema.shape,
  fields: proposedFields.default({}),
});

/** People do not see `website`; `seconds` is how long they took. */
export const proposalSchema = proposal
  .extend({
    website: z.string().max(500).optional(),
    seconds: z
      .number()
      .min(FASTEST_SECONDS, { error: 'Envoyé trop vite : relisez-vous, puis réessayez.' })
      .optional(),
  })
  .superRefine(({ kind, programmeId }, context) => {
    if ((kind === 'correction') === (programmeId !== null)) return;
    const message =
      kind === 'correction'
        ? 'Dites de quel master il s’agit.'
        : 'Un ajout ne corrige aucun master.';
    context.addIssue({ code: 'custom', path: ['programmeId'], message });
  });

export type ProposalRequest = z.output<typeof proposalSchema>;

const PROPOSAL_STATES = ['open', 'accepted', 'declined'] as const;

export const proposalListSchema = searchQuerySchema.extend({
  state: z.enum(PROPOSAL_STATES).optional(),
});

export type ProposalListQuery = z.output<typeof proposalListSchema>;

export const declineSchema = z.strictObject({
  reason: longText(500).refine((value) => !isBlank(value), { error: 'Say why' }),
});

export const declineManySchema = declineSchema.extend({ ids: several(id, (one) => one) });
