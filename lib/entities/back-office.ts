import { z } from 'zod';
import { searchQuerySchema, wholeNumber } from '@/lib/entities/fields/list-query';
import { id, longText, moment, requiredLine } from '@/lib/entities/fields/rules';
import { isUploadedPicture } from '@/lib/media/picture-name';
import { previewSchema } from '@/lib/entities/article';

/** A deleted row can be restored for so long. */
export const DAYS_IN_TRASH = 30;

export const TRASH_SORTS = [
  { key: '-deletedAt', label: 'Deleted last' },
  { key: 'deletedAt', label: 'Deleted first' },
] as const;

export const trashQuerySchema = searchQuerySchema.extend({
  sort: z.enum(TRASH_SORTS.map(({ key }) => key)).optional(),
});
export type TrashQuery = z.output<typeof trashQuerySchema>;

/** The newest row that whoever empties it has seen: what is deleted meanwhile stays. */
export const emptyTrashSchema = z.strictObject({ until: moment });

/** Narrows the log to a person, a kind of row and the last days. */
export const auditQuerySchema = searchQuerySchema.extend({
  person: id.optional(),
  entity: longText(40).optional(),
  days: wholeNumber(1, 3650).optional(),
});
export type AuditQuery = z.output<typeof auditQuerySchema>;

export const mergeSchema = z.strictObject({ into: id });

const typed = longText(200_000);
const part = z.union([typed, z.boolean(), z.null(), z.array(typed)]).meta({ id: 'FormPart' });
const parts = z
  .record(longText(100), z.union([part, z.record(longText(100), part)]))
  .meta({ id: 'FormParts' });
export const formValue = z
  .union([typed, z.boolean(), z.array(z.union([typed, parts])).max(1000), parts])
  .meta({ id: 'FormValue' });

/** Whatever stands in a form, whole or not. */
export const draftSchema = z
  .strictObject({
    values: z.record(longText(100), formValue),
    basedOn: moment.optional(),
  })
  .meta({ id: 'DraftInput' });

export type DraftInput = z.output<typeof draftSchema>;

export const USER_SORTS = [
  { key: '-createdAt', label: 'Newest first' },
  { key: 'createdAt', label: 'Oldest first' },
  { key: 'email', label: 'E-mail address' },
  { key: '-isAdmin', label: 'Admins first' },
] as const;

export const userListSchema = searchQuerySchema.extend({
  sort: z.enum(USER_SORTS.map(({ key }) => key)).optional(),
});

export type UserListQuery = z.infer<typeof userListSchema>;

/** What the back-office may change of a user: their role. */
export const userAdminSchema = z.strictObject({ isAdmin: z.boolean() });
export const userEditorSchema = z.strictObject({ isEditor: z.boolean() });

export const SUBSCRIBER_SORTS = [
  { key: '-subscribedAt', label: 'Newest first' },
  { key: 'subscribedAt', label: 'Oldest first' },
  { key: 'email', label: 'E-mail address' },
] as const;

export const subscriberListSchema = searchQuerySchema.extend({
  sort: z.enum(SUBSCRIBER_SORTS.map(({ key }) => key)).optional(),
  status: z.enum(['active', 'unconfirmed', 'inactive']).optional(),
});

export type SubscriberListQuery = z.infer<typeof subscriberListSchema>;

export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024;

/** For those who cannot see the picture. */
export const altText = requiredLine(300);

const mediaUrl = z.string().max(200).refine(isUploadedPicture, {
  error: 'Not an uploaded picture',
});

export const mediaAltSchema = z.strictObject({ url: mediaUrl, alt: altText });

export const mediaQuerySchema = z.strictObject({ url: mediaUrl });

export const librarySchema = searchQuerySchema.extend({
  use: z.enum(['all', 'used', 'unused', 'undescribed']).optional(),
});

export type LibraryQuery = z.output<typeof librarySchema>;

export const replaceSchema = z.strictObject({ url: mediaUrl, by: mediaUrl });

const length = z.int().min(1).max(10_000);

export const cropSchema = z.strictObject({
  url: mediaUrl,
  left: z.int().min(0).max(10_000),
  top: z.int().min(0).max(10_000),
  width: length,
  height: length,
});

export type CropInput = z.output<typeof cropSchema>;

export const uploadSchema = z.strictObject({
  file: z.file().describe('JPEG, PNG, WebP or AVIF up to 8 MB'),
  alt: altText,
});

/** Of more links than these it is said only how many they are. */
export const MOST_LINKS = 200;

const OUTSIDE_STATES = [
  'there',
  'missing',
  'refused',
  'failing',
  'unreachable',
  'endless',
  'private',
] as const;
export type OutsideState = (typeof OUTSIDE_STATES)[number];

const LINK_STATES = [...OUTSIDE_STATES, 'moved', 'draft', 'gone', 'untried'] as const;
export type LinkStateName = (typeof LINK_STATES)[number];

/** `again` asks also those that were asked today. */
export const linksSchema = previewSchema.extend({ again: z.boolean().default(false) });
export type LinksInput = z.output<typeof linksSchema>;

export const linkEntities = {
  CheckedLinks: z.strictObject({
    links: z.array(
      z.strictObject({
        address: z.string().describe('Of this site, a path'),
        isInside: z.boolean().describe('Whether it leads to this site'),
        state: z.enum(LINK_STATES),
        status: z.int().nullable().describe('What the other server answered'),
        triedAt: z.iso.datetime().nullable().describe('null for this site, or never'),
      }),
    ),
    more: z.int().min(0).describe('Further links of the text, which are not told'),
  }),
};
