import { z } from 'zod';
import { linkEntities } from '@/lib/entities/desk/links';
import { type Described, answersOf } from '@/lib/entities/entity';
import { id } from '@/lib/entities/fields/text';
import { entities, resources } from '@/lib/entities/registry';
import type { Resource } from '@/lib/entities/resource';
import { settingsFields } from '@/lib/entities/settings';
import { letterEntities } from '@/lib/entities/mail/letters';
import { addressEntities } from './addresses';
import { deskEntities } from './desk';
import { historyEntities } from './history';

const text = z.string().min(1);
const count = z.int().min(0);
const moment = z.iso.datetime();

type Entity = Resource['entity'];
type Whole = Record<Entity, z.ZodObject>;
type Listed = Record<`Listed${Entity}`, z.ZodType>;
type Stored = Record<`Stored${Entity}`, z.ZodObject>;

const each = Object.values(entities);
const whole = byName(each.map((one) => [one.entity, publicAnswer(one)])) as Whole;

/** Strict, so that a test finds every field that is missing here. */
function publicAnswer({ said, kept, joined, computed }: Described): z.ZodObject {
  const shown = byName(Object.entries(said).filter(([, { isLeftOut }]) => !isLeftOut));
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
    .union([whole[entity], z.strictObject(byName(shown))])
    .meta({ description: 'Less of it, and its text cut, when asked for fields=card' });
}

function byName<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  return Object.fromEntries(entries);
}

const stored = byName(
  each
    .filter(({ entity }) => entity !== 'Category')
    .map((one) => [`Stored${one.entity}`, storedAnswer(one)]),
) as Stored;

export const entitySchemas = {
  ...whole,
  ...(byName(
    Object.values(resources).map((one) => [listedName(one.entity), listedAnswer(one)]),
  ) as Listed),
  ...stored,
  StoredRow: z
    .union([whole.Category, ...Object.values(stored)])
    .meta({ description: 'A row of the list in the address' }),
  ...deskEntities,
  ...historyEntities,
  ...linkEntities,
  ...letterEntities,
  ...addressEntities,
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
    entityId: z.string().nullable().meta({ description: 'An id, or the address of a picture' }),
    changes: z.record(z.string(), z.strictObject({ before: z.unknown(), after: z.unknown() })),
    requestId: z.string().nullable(),
    names: z
      .record(z.string(), z.string())
      .meta({ description: 'What the rows are called whose ids stand in the entry' }),
    hasRevision: z.boolean().meta({ description: 'A revision has the id of the entry' }),
  }),
  SiteSettings: answersOf(settingsFields).extend({
    updatedAt: moment.nullable().meta({ description: 'null while nothing was ever saved' }),
  }),
  Media: z.strictObject({
    url: text,
    alt: text,
    width: z.int().min(1),
    height: z.int().min(1),
    bytes: count,
  }),
  LibraryPicture: z.strictObject({
    url: text,
    alt: text,
    width: z.int().min(1),
    height: z.int().min(1),
    bytes: count,
    createdAt: moment,
    uses: z.array(
      z.strictObject({
        source: text.meta({ description: 'The table that names it' }),
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
