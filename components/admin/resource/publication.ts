export type Publication = 'draft' | 'scheduled' | 'published';

export function publicationOf(publishedAt: string | null, now = Date.now()): Publication {
  if (!publishedAt) return 'draft';
  return Date.parse(publishedAt) > now ? 'scheduled' : 'published';
}
