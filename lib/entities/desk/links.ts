import { z } from 'zod';
import { previewSchema } from '@/lib/entities/article';

/** Of more links than these it is said only how many they are. */
export const MOST_LINKS = 200;

export const OUTSIDE_STATES = [
  'there',
  'missing',
  'refused',
  'failing',
  'unreachable',
  'endless',
  'private',
] as const;
export type OutsideState = (typeof OUTSIDE_STATES)[number];

export const LINK_STATES = [...OUTSIDE_STATES, 'moved', 'draft', 'gone', 'untried'] as const;
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
