import { z } from 'zod';
import { id } from '@/lib/entities/fields/text';

const text = z.string().min(1);
const known = z.string().nullable();
const count = z.int().min(0);

/** Only staff see these. */
export const deskEntities = {
  Proposal: z.strictObject({
    id,
    kind: z.enum(['correction', 'addition']),
    programmeId: id.nullable(),
    programmeName: known,
    programmeSlug: known,
    establishmentName: known.meta({ description: 'The one that `fields` names' }),
    what: text,
    sourceUrl: text,
    email: known.meta({ description: 'Erased with the decision' }),
    fields: z.record(z.string(), z.unknown()).meta({ description: 'Proposed values of a master' }),
    state: z.enum(['open', 'accepted', 'declined']),
    reason: known,
    createdAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
  }),
  Changed: z.strictObject({
    changed: z.int().min(0).meta({ description: 'Without those that were so already' }),
  }),
  ChangedRows: z.strictObject({
    changed: z.int().min(0).meta({ description: 'Without those that were so already' }),
    former: z
      .array(
        z.strictObject({
          id,
          publishedAt: z.iso.datetime().nullable().meta({ description: 'Before the action' }),
          set: z.iso.datetime().nullable().meta({ description: 'By the action' }),
        }),
      )
      .meta({ description: 'Rows with another publication now: `redate` takes them to undo it' }),
  }),
  ListSummary: z.strictObject({
    counts: z.record(z.string(), z.int().min(0)),
    choices: z.record(z.string(), z.array(z.strictObject({ value: text, label: text }))),
  }),
  Import: z.strictObject({
    id,
    at: z.iso.datetime(),
    list: text.meta({ description: 'first-data is the first content of the site' }),
    file: text,
    actorId: id.nullable(),
    actorLabel: text,
    created: count,
    changed: count,
    kept: count,
    refused: count,
    contradicted: count.meta({ description: 'Values that the team had decided otherwise' }),
    state: z.enum(['done', 'failed']),
    reason: known.meta({ description: 'Why it failed' }),
  }),
  Conflict: z.strictObject({
    resource: text,
    id,
    name: text,
    field: text,
    value: z.unknown().meta({ description: 'As the row has it; null is unknown' }),
    said: z.array(
      z.strictObject({ value: z.unknown(), publisher: text, url: known, seenBy: text }),
    ),
    names: z.record(z.string(), z.string()).meta({ description: 'Of rows that values name' }),
  }),
  FoundRow: z.strictObject({
    resource: z.string().meta({ description: 'The name of its list' }),
    id,
    name: z.string(),
    note: z.string().nullable().meta({ description: 'What tells it from others of its name' }),
  }),
};
