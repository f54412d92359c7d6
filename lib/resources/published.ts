/**
 * What "published" means, in each language that asks: an article whose date has come. No date is a
 * draft, a date to come is not published yet. In SQL it is the function is_published.
 */
export function isPublished({ publishedAt }: Dated, now = new Date()): boolean {
  return publicationOf(publishedAt, now) === 'published';
}

export type Publication = 'draft' | 'scheduled' | 'published';

/** The same, for a date as the database or as JSON gives it. */
export function publicationOf(publishedAt: Moment, now = new Date()): Publication {
  if (!publishedAt) return 'draft';
  return new Date(publishedAt) <= now ? 'published' : 'scheduled';
}

/** As a condition for Prisma. */
export function publishedWhere(now = new Date()) {
  return { publishedAt: { lte: now } };
}

type Moment = Date | string | null;
type Dated = { publishedAt: Moment };
