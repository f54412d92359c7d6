import 'server-only';
import { db } from '@/lib/db/connect/client';
import { rowsOf } from '@/lib/db/statements/resource-rows';
import { publishedWhere } from '@/lib/resources/published';
import { hasPublication, resourceOf } from '@/lib/resources/registry';
import type { ResourceKind } from '@/lib/resources/resource';

/** `gone` means deleted for good; otherwise `movedTo` is a slug in use. */
export type FormerAddress = { movedTo: string } | 'gone' | undefined;

export async function findFormerAddress(
  entity: ResourceKind,
  slug: string,
): Promise<FormerAddress> {
  const former = await db().slugHistory.findUnique({
    where: { entity_slug: { entity, slug } },
    select: { targetId: true },
  });
  if (!former) return undefined;
  if (!former.targetId) return 'gone';
  const movedTo = await liveSlug(entity, former.targetId);
  return movedTo ? { movedTo } : undefined;
}

async function liveSlug(entity: ResourceKind, id: string): Promise<string | undefined> {
  const resource = resourceOf(entity);
  const where = { id, ...(hasPublication(resource) ? publishedWhere() : {}) };
  const row = await rowsOf(db(), resource.name).findFirst({ where, select: { slug: true } });
  return row?.slug;
}
