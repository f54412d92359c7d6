import { z } from 'zod';
import { id } from '@/lib/entities/fields/text';

const moment = z.iso.datetime();
const state = z.record(z.string(), z.unknown());

const revision = {
  id: id.meta({ description: 'Also the id of the audit line of the save' }),
  at: moment,
  actorId: id.nullable(),
  actorLabel: z
    .string()
    .meta({ description: 'Empty for what was there before the first revision' }),
  action: z.string().min(1),
  fields: z.array(z.string()).meta({ description: 'The fields that the save changed' }),
};

/** What was, as staff see it. */
export const historyEntities = {
  Revision: z.strictObject(revision),
  WholeRevision: z.strictObject({
    ...revision,
    row: state.meta({ description: 'Every field of the form' }),
    previous: state.nullable().meta({ description: 'The state that this save changed' }),
  }),
  Use: z.strictObject({
    resource: z.string(),
    field: z.string(),
    count: z.int().min(1).meta({ description: 'Rows that name it in this field' }),
    isNeeded: z.boolean().meta({ description: 'They cannot be without it: it can only be merged' }),
  }),
  KeptDraft: z.strictObject({
    draft: z
      .strictObject({ values: state, basedOn: moment.nullable(), savedAt: moment })
      .nullable()
      .meta({ description: 'null when nothing is kept' }),
  }),
  Presence: z.strictObject({
    others: z
      .array(z.strictObject({ name: z.string().meta({ description: 'Empty when not known' }) }))
      .meta({ description: 'Who else has had it open within the last minute' }),
  }),
  Job: z.strictObject({
    name: z.string(),
    title: z.string(),
    when: z.string(),
    state: z.enum(['off', 'waits', 'runs', 'failed']),
    nextAt: moment.nullable(),
    lastAt: moment.nullable(),
    lastError: z.string().nullable().meta({ description: 'Without addresses and secrets' }),
  }),
  Trashed: z.strictObject({
    id: id.meta({ description: 'Of the row, which keeps it' }),
    name: z.string(),
    slug: z.string(),
    deletedAt: moment,
    deletedBy: z.string(),
    goneOn: moment.meta({ description: 'When it goes for good' }),
  }),
};
