import { z } from 'zod';
import { entityFields } from './entity-fields';
import { id } from './text';

const { count, link, moment, name, noneOrId, slug, text } = entityFields;

/** What the API answers; strict, so that a test finds every field that is not told of here. */
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
  updatedAt: moment,
};
const city = { id, name: text, slug, description: z.string(), updatedAt: moment };

const whole = {
  Article: z.strictObject({ ...article, ...namesOfOthers, content: text }),
  University: z.strictObject({ ...university, cityName: name, citySlug: name }),
  Category: z.strictObject({ ...city, color: z.string().regex(/^#[0-9a-fA-F]{6}$/) }),
  City: z.strictObject(city),
};

const card = { id: true, slug: true } as const;
const cardOfNamed = { ...card, name: true, description: true } as const;
const articleCard = whole.Article.pick({
  ...{ ...card, title: true, excerpt: true, author: true, publishedAt: true, featured: true },
  ...{ viewCount: true, likeCount: true, categoryName: true },
});
const universityCard = whole.University.pick({
  ...{ ...cardOfNamed, cityName: true, websiteUrl: true, programCount: true },
});
const asListed = { description: 'Less of it, and its text cut, when asked for fields=card' };
const listed = {
  ListedArticle: z.union([whole.Article, articleCard]).meta(asListed),
  ListedUniversity: z.union([whole.University, universityCard]).meta(asListed),
  ListedCategory: z
    .union([whole.Category, whole.Category.pick({ ...cardOfNamed, color: true })])
    .meta(asListed),
  ListedCity: z.union([whole.City, whole.City.pick(cardOfNamed)]).meta(asListed),
};

export const entitySchemas = {
  ...whole,
  ...listed,
  StoredArticle: z.strictObject({ ...article, content: text }),
  StoredUniversity: z.strictObject(university),
  User: z.strictObject({
    id,
    email: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    isAdmin: z.boolean(),
    createdAt: moment,
  }),
  Subscriber: z.strictObject({
    id,
    email: z.string(),
    active: z.boolean(),
    subscribedAt: moment,
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
  }),
  Media: z.strictObject({
    url: text,
    alt: text,
    width: z.int().min(1),
    height: z.int().min(1),
    bytes: count,
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
