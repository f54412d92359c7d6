import { z } from 'zod';
import { id } from './text';

/** The kinds of fields that answers are made of. */
export const entityFields = {
  text: z.string().min(1),
  name: z.string().nullable(),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  link: z.string().nullable(),
  count: z.int().min(0),
  noneOrId: id.nullable(),
  moment: z.iso.datetime(),
};
