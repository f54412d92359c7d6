import { z } from 'zod';
import { choiceValues } from '@/lib/entities/choices';
import { resources } from '@/lib/entities/registry';
import type { Resource } from '@/lib/entities/resource';
import {
  deskEntities,
  directoryEntities,
  storedDirectoryEntities,
  universityCounts,
  universityFacts,
} from './directory';
import { addressEntities } from './addresses';
import { historyEntities } from './history';
import { linkEntities } from '@/lib/entities/desk/links';
import { letterEntities } from '@/lib/entities/mail/letters';
import { id } from '@/lib/entities/fields/text';

const text = z.string().min(1);
const name = z.string().nullable();
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const link = z.string().nullable();
const count = z.int().min(0);
const noneOrId = id.nullable();
const moment = z.iso.datetime();

/** Strict, so that a test finds every field that is missing here. */
const article = {
  id,
  title: text,
  slug,
  excerpt: text,
  metaDescription: text,
  author: text,
  imageUrl: link,
  publishedAt: moment.nullable().meta({ description: 'null for a draft; may be to come' }),
  readingTime: z.int().min(1).max(60),
  viewCount: count,
  likeCount: count,
  featured: z.boolean(),
  categoryId: noneOrId,
  cityId: noneOrId,
  universityId: noneOrId,
  updatedAt: moment,
};
const namesOfOthers = {
  categoryName: name,
  categorySlug: name,
  categoryColor: name,
  cityName: name,
  citySlug: name,
};
const university = {
  id,
  name: text,
  slug,
  description: z.string(),
  cityId: noneOrId,
  websiteUrl: link,
  programCount: count,
  ...universityFacts,
  updatedAt: moment,
};
const city = { id, name: text, slug, description: z.string(), updatedAt: moment };

const whole = {
  Article: z.strictObject({ ...article, ...namesOfOthers, content: text }),
  University: z.strictObject({
    ...university,
    cityName: name,
    citySlug: name,
    ...universityCounts,
  }),
  Category: z.strictObject({ ...city, color: z.string().regex(/^#[0-9a-fA-F]{6}$/) }),
  City: z.strictObject(city),
  ...directoryEntities,
} as const satisfies Record<Entity, z.ZodObject>;

type Entity = Resource['entity'];

function listed({ entity, card }: Resource): z.ZodType {
  const fields = Object.entries<z.ZodType>(whole[entity].shape);
  const shown = fields.filter(([field]) => card.includes(field));
  return z
    .union([whole[entity], z.strictObject(Object.fromEntries(shown))])
    .meta({ description: 'Less of it, and its text cut, when asked for fields=card' });
}

const lists = Object.fromEntries(
  Object.values(resources).map((resource) => [listedName(resource.entity), listed(resource)]),
) as Record<ListedName, z.ZodType>;

export const entitySchemas = {
  ...whole,
  ...lists,
  StoredArticle: z.strictObject({ ...article, content: text }),
  StoredUniversity: z.strictObject({ ...university, reasons: text.nullable() }),
  StoredCity: z.strictObject({ ...city, reasons: text.nullable() }),
  ...storedDirectoryEntities,
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
    actorId: noneOrId,
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
  SiteSettings: z.strictObject({
    publisherName: name,
    legalForm: name,
    address: name,
    contactEmail: name,
    phone: name,
    hostingCompany: name,
    publicationDirector: name,
    cndpNumber: name,
    socialLinks: z.array(text),
    factsLicence: z.enum(choiceValues('factsLicence')),
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

type ListedName = `Listed${Entity}`;

export function listedName(entity: Entity): ListedName {
  return `Listed${entity}`;
}

/** A form edits rows without the names of other rows. */
export function storedName(entity: Entity): EntityName {
  const stored = `Stored${entity}`;
  return Object.hasOwn(entitySchemas, stored) ? (stored as EntityName) : entity;
}
