import { z } from 'zod';
import { searchQuerySchema } from './list-query';

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
