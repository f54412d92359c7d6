import 'server-only';
import { db } from '@/lib/db/connect/client';
import { visibleTo } from './page';

export type SlugEntity = 'article' | 'university' | 'category' | 'city';

/** Where an address that no longer answers went: a live slug, or gone for good. */
export type FormerAddress = { movedTo: string } | 'gone' | undefined;

export async function findFormerAddress(entity: SlugEntity, slug: string): Promise<FormerAddress> {
  const former = await db().slugHistory.findUnique({
    where: { entity_slug: { entity, slug } },
    select: { targetId: true },
  });
  if (!former) return undefined;
  if (!former.targetId) return 'gone';
  const movedTo = await liveSlug(entity, former.targetId);
  return movedTo ? { movedTo } : undefined;
}

async function liveSlug(entity: SlugEntity, id: string): Promise<string | undefined> {
  const query = { where: { id }, select: { slug: true } };
  const rows = {
    article: () => db().article.findFirst({ ...query, where: { id, ...visibleTo('visitor') } }),
    university: () => db().university.findUnique(query),
    category: () => db().category.findUnique(query),
    city: () => db().city.findUnique(query),
  };
  return (await rows[entity]())?.slug;
}
