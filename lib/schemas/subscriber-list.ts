import { z } from 'zod';
import { searchQuerySchema } from './list-query';

export const SUBSCRIBER_SORTS = [
  { key: '-subscribedAt', label: 'Newest first' },
  { key: 'subscribedAt', label: 'Oldest first' },
  { key: 'email', label: 'E-mail address' },
] as const;

export const subscriberListSchema = searchQuerySchema.extend({
  sort: z.enum(SUBSCRIBER_SORTS.map(({ key }) => key)).optional(),
  status: z.enum(['active', 'inactive']).optional(),
});

export type SubscriberListQuery = z.infer<typeof subscriberListSchema>;
