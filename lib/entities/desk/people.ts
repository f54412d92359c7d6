import { z } from 'zod';
import { searchQuerySchema } from '@/lib/entities/fields/list-query';

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
