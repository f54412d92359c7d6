import { z } from 'zod';
import { id } from '@/lib/entities/fields/text';

const path = z.string().regex(/^\/(?!\/)[!-~]*$/);
const moment = z.iso.datetime();

export const addressEntities = {
  Redirect: z.strictObject({
    id,
    source: path,
    target: path,
    createdAt: moment,
    updatedAt: moment,
    isHidden: z.boolean().meta({ description: 'A page lives at its address, and is shown' }),
  }),
  FormerAddress: z.strictObject({
    id,
    path,
    createdAt: moment,
    entity: z.string(),
    name: z.string().nullable().meta({ description: 'What it leads to is called' }),
    leadsTo: path.nullable(),
    state: z
      .enum(['leads', 'gone', 'hidden'])
      .meta({ description: 'hidden: it will lead to a page that is not published' }),
  }),
  MissingAddress: z.strictObject({
    path,
    count: z.int().min(1),
    lastDay: z.iso.date(),
    leadsTo: path.nullable().meta({ description: 'Where it is redirected to by now' }),
  }),
};
