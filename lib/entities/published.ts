/**
 * An article is published once its date has come; without a date it is a draft. In SQL the function
 * is_published says the same.
 */
export function isPublished({ publishedAt }: Dated, now = new Date()): boolean {
  return publicationOf(publishedAt, now) === 'published';
}

export type Publication = 'draft' | 'scheduled' | 'published';

export function publicationOf(publishedAt: Moment, now = new Date()): Publication {
  if (!publishedAt) return 'draft';
  return new Date(publishedAt) <= now ? 'published' : 'scheduled';
}

export function publishedWhere(now = new Date()) {
  return { publishedAt: { lte: now } };
}

export function publicationWhere(state: Publication, now = new Date()) {
  if (state === 'draft') return { publishedAt: null };
  return { publishedAt: state === 'published' ? { lte: now } : { gt: now } };
}

type Moment = Date | string | null;
type Dated = { publishedAt: Moment };
