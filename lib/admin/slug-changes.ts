import type { Tx } from '@/lib/db/connect/client';
import type { ResourceKind } from '@/lib/entities/resource';

/** A slug in use always wins over a former one. */
export async function rememberSlugChange(
  tx: Tx,
  entity: ResourceKind,
  change: { id: string; from: string; to: string; wasPublic: boolean },
): Promise<void> {
  await forgetSlugs(tx, entity, [change.to]);
  if (change.wasPublic) await point(tx, entity, change.from, change.id);
}

type Deleted = { id: string; slug: string; heirId?: string | null };

/**
 * A deleted public page is gone, at its address and at all that led there, which are returned; they
 * lead to its heir if it has one.
 */
export async function rememberDeletion(
  tx: Tx,
  entity: ResourceKind,
  { id, slug, heirId, wasPublic }: Deleted & { wasPublic: boolean },
): Promise<string[]> {
  const where = { entity, targetId: id };
  const former = await tx.slugHistory.findMany({ where, select: { slug: true } });
  const targetId = heirId ?? null;
  await tx.slugHistory.updateMany({ where, data: { targetId } });
  if (wasPublic) await point(tx, entity, slug, targetId);
  return former.map((one) => one.slug);
}

/** What led there leads there again, unless it leads elsewhere by now. */
export async function forgetDeletion(
  tx: Tx,
  entity: ResourceKind,
  { id, slug, heirId, formerSlugs }: Deleted & { formerSlugs: string[] },
): Promise<void> {
  await forgetSlugs(tx, entity, [slug]);
  await tx.slugHistory.updateMany({
    where: { entity, slug: { in: formerSlugs }, targetId: heirId ?? null },
    data: { targetId: id },
  });
}

export async function forgetSlugs(tx: Tx, entity: ResourceKind, slugs: string[]) {
  await tx.slugHistory.deleteMany({ where: { entity, slug: { in: slugs } } });
}

function point(tx: Tx, entity: ResourceKind, slug: string, targetId: string | null) {
  return tx.slugHistory.upsert({
    where: { entity_slug: { entity, slug } },
    create: { entity, slug, targetId },
    update: { targetId },
    select: { id: true },
  });
}
