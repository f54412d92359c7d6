import { z } from 'zod';
import { linkEntities } from '@/lib/entities/back-office';
import { type Described, answersOf } from '@/lib/entities/entity';
import { id } from '@/lib/entities/fields/rules';
import { entities, resources } from '@/lib/entities/registry';
import type { Resource } from '@/lib/entities/resource';
import { settingsFields } from '@/lib/entities/settings';
import { letterEntities } from '@/lib/entities/mail/letters';

const text = z.string().min(1);
const count = z.int().min(0);
const moment = z.iso.datetime();
const known = z.string().nullable();
const path = z.string().regex(/^\/(?!\/)[!-~]*$/);
const state = z.record(z.string(), z.unknown());

const revision = {
  id: id.describe('Also the id of the audit line of the save'),
  at: moment,
  actorId: id.nullable(),
  actorLabel: z.string().describe('Empty for what was there before the first revision'),
  action: z.string().min(1),
  fields: z.array(z.string()).describe('The fields that the save changed'),
};

const changed = count.describe('Without those that were so already');
const picture = {
  url: text,
  alt: text,
  width: z.int().min(1),
  height: z.int().min(1),
  bytes: count,
};

type Entity = Resource['entity'];
type Whole = Record<Entity, z.ZodObject>;
type Listed = Record<`Listed${Entity}`, z.ZodType>;
type Stored = Record<`Stored${Entity}`, z.ZodObject>;

const each = Object.values(entities);
const whole = Object.fromEntries(each.map((one) => [one.entity, publicAnswer(one)])) as Whole;

/** Strict, so that a test finds every field that is missing here. */
function publicAnswer({ said, kept, joined, computed }: Described): z.ZodObject {
  const shown = Object.fromEntries(Object.entries(said).filter(([, { isLeftOut }]) => !isLeftOut));
  return z.strictObject({
    id,
    ...answersOf(shown).shape,
    ...kept,
    ...answersOf(joined).shape,
    ...computed,
    updatedAt: moment,
  });
}

/** What staff edit: all of a row, without the names of others. */
function storedAnswer({ said, kept }: Described): z.ZodObject {
  return z.strictObject({ id, ...answersOf(said).shape, ...kept, updatedAt: moment });
}

function listedAnswer({ entity, card }: Resource): z.ZodType {
  const shown = Object.entries(whole[entity].shape).filter(([name]) => card.includes(name));
  return z
    .union([whole[entity], z.strictObject(Object.fromEntries(shown))])
    .describe('Less of it, and its text cut, when asked for fields=card');
}

const stored = Object.fromEntries(
  each
    .filter(({ entity }) => entity !== 'Category')
    .map((one) => [`Stored${one.entity}`, storedAnswer(one)]),
) as Stored;

export const entitySchemas = {
  ...whole,
  ...(Object.fromEntries(
    Object.values(resources).map((one) => [listedName(one.entity), listedAnswer(one)]),
  ) as Listed),
  ...stored,
  StoredRow: z
    .union([whole.Category, ...Object.values(stored)])
    .describe('A row of the list in the address'),
  Proposal: z.strictObject({
    id,
    kind: z.enum(['correction', 'addition']),
    programmeId: id.nullable(),
    programmeName: known,
    programmeSlug: known,
    establishmentName: known.describe('The one that `fields` names'),
    what: text,
    sourceUrl: text,
    email: known.describe('Erased with the decision'),
    fields: z.record(z.string(), z.unknown()).describe('Proposed values of a master'),
    state: z.enum(['open', 'accepted', 'declined']),
    reason: known,
    createdAt: moment,
    decidedAt: moment.nullable(),
  }),
  Changed: z.strictObject({ changed }),
  ChangedRows: z.strictObject({
    changed,
    former: z
      .array(
        z.strictObject({
          id,
          publishedAt: moment.nullable().describe('Before the action'),
          set: moment.nullable().describe('By the action'),
        }),
      )
      .describe('Rows with another publication now: `redate` takes them to undo it'),
  }),
  ListSummary: z.strictObject({
    counts: z.record(z.string(), z.int().min(0)),
    choices: z.record(z.string(), z.array(z.strictObject({ value: text, label: text }))),
  }),
  Import: z.strictObject({
    id,
    at: z.iso.datetime(),
    list: text.describe('first-data is the first content of the site'),
    file: text,
    actorId: id.nullable(),
    actorLabel: text,
    created: count,
    changed: count,
    kept: count,
    refused: count,
    contradicted: count.describe('Values that the team had decided otherwise'),
    state: z.enum(['done', 'failed']),
    reason: known.describe('Why it failed'),
  }),
  Conflict: z.strictObject({
    resource: text,
    id,
    name: text,
    field: text,
    value: z.unknown().describe('As the row has it; null is unknown'),
    said: z.array(
      z.strictObject({ value: z.unknown(), publisher: text, url: known, seenBy: text }),
    ),
    names: z.record(z.string(), z.string()).describe('Of rows that values name'),
  }),
  FoundRow: z.strictObject({
    resource: z.string().describe('The name of its list'),
    id,
    name: z.string(),
    note: z.string().nullable().describe('What tells it from others of its name'),
  }),
  Revision: z.strictObject(revision),
  WholeRevision: z.strictObject({
    ...revision,
    row: state.describe('Every field of the form'),
    previous: state.nullable().describe('The state that this save changed'),
  }),
  Use: z.strictObject({
    resource: z.string(),
    field: z.string(),
    count: z.int().min(1).describe('Rows that name it in this field'),
    isNeeded: z.boolean().describe('They cannot be without it: it can only be merged'),
  }),
  KeptDraft: z.strictObject({
    draft: z
      .strictObject({ values: state, basedOn: moment.nullable(), savedAt: moment })
      .nullable()
      .describe('null when nothing is kept'),
  }),
  Presence: z.strictObject({
    others: z
      .array(z.strictObject({ name: z.string().describe('Empty when not known') }))
      .describe('Who else has had it open within the last minute'),
  }),
  Job: z.strictObject({
    name: z.string(),
    title: z.string(),
    when: z.string(),
    state: z.enum(['off', 'waits', 'runs', 'failed']),
    nextAt: moment.nullable(),
    lastAt: moment.nullable(),
    lastError: z.string().nullable().describe('Without addresses and secrets'),
  }),
  Trashed: z.strictObject({
    id: id.describe('Of the row, which keeps it'),
    name: z.string(),
    slug: z.string(),
    deletedAt: moment,
    deletedBy: z.string(),
    goneOn: moment.describe('When it goes for good'),
  }),
  ...linkEntities,
  ...letterEntities,
  Redirect: z.strictObject({
    id,
    source: path,
    target: path,
    createdAt: moment,
    updatedAt: moment,
    isHidden: z.boolean().describe('A page lives at its address, and is shown'),
  }),
  FormerAddress: z.strictObject({
    id,
    path,
    createdAt: moment,
    entity: z.string(),
    name: z.string().nullable().describe('What it leads to is called'),
    leadsTo: path.nullable(),
    state: z
      .enum(['leads', 'gone', 'hidden'])
      .describe('hidden: it will lead to a page that is not published'),
  }),
  MissingAddress: z.strictObject({
    path,
    count: z.int().min(1),
    lastDay: z.iso.date(),
    leadsTo: path.nullable().describe('Where it is redirected to by now'),
  }),
  User: z.strictObject({
    id,
    email: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    isAdmin: z.boolean(),
    isEditor: z.boolean(),
    createdAt: moment,
  }),
  Subscriber: z.strictObject({
    id,
    email: z.string(),
    active: z.boolean(),
    subscribedAt: moment,
    pendingSince: moment.nullable(),
  }),
  AuditEntry: z.strictObject({
    id,
    at: moment,
    actorId: id.nullable(),
    actorLabel: text,
    action: text,
    entity: text,
    entityId: z.string().nullable().describe('An id, or the address of a picture'),
    changes: z.record(z.string(), z.strictObject({ before: z.unknown(), after: z.unknown() })),
    requestId: z.string().nullable(),
    names: z
      .record(z.string(), z.string())
      .describe('What the rows are called whose ids stand in the entry'),
    hasRevision: z.boolean().describe('A revision has the id of the entry'),
  }),
  SiteSettings: answersOf(settingsFields).extend({
    updatedAt: moment.nullable().describe('null while nothing was ever saved'),
  }),
  Media: z.strictObject(picture),
  LibraryPicture: z.strictObject({
    ...picture,
    createdAt: moment,
    uses: z.array(
      z.strictObject({
        source: text.describe('The table that names it'),
        entity: text,
        entityId: text,
        name: text.nullable(),
        count,
      }),
    ),
    hasMoreUses: z.boolean(),
  }),
  Preview: z.strictObject({ html: z.string() }),
  Success: z.strictObject({ success: z.literal(true) }),
  Error: z.strictObject({
    message: text,
    code: text,
    requestId: text,
    issues: z.array(z.strictObject({ path: z.string(), message: text })).optional(),
  }),
};

export type EntityName = keyof typeof entitySchemas;

export function listedName(entity: Entity) {
  return `Listed${entity}` as const;
}

/** Of a category the stored row says no more than the public one. */
export function storedName(entity: Entity): EntityName {
  const stored = `Stored${entity}` as const;
  return Object.hasOwn(entitySchemas, stored) ? stored : entity;
}
