import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { ResourceKind } from '@/lib/resources/resource';

/** A slug in use always wins over a former one. */
export async function rememberSlugChange(
  tx: Prisma.TransactionClient,
  entity: ResourceKind,
  change: { id: string; from: string; to: string; wasPublic: boolean },
): Promise<void> {
  await forgetSlug(tx, entity, change.to);
  if (change.from !== change.to && change.wasPublic) {
    await point(tx, entity, change.from, change.id);
  }
}

/** A deleted public page is gone for good, at its address and at all that led there. */
export async function rememberDeletion(
  tx: Prisma.TransactionClient,
  entity: ResourceKind,
  deleted: { id: string; slug: string; wasPublic: boolean },
): Promise<void> {
  await tx.slugHistory.updateMany({
    where: { entity, targetId: deleted.id },
    data: { targetId: null },
  });
  if (deleted.wasPublic) await point(tx, entity, deleted.slug, null);
}

export async function forgetSlug(tx: Prisma.TransactionClient, entity: ResourceKind, slug: string) {
  await tx.slugHistory.deleteMany({ where: { entity, slug } });
}

export async function forgetSlugs(
  tx: Prisma.TransactionClient,
  entity: ResourceKind,
  slugs: string[],
) {
  await tx.slugHistory.deleteMany({ where: { entity, slug: { in: slugs } } });
}

function point(
  tx: Prisma.TransactionClient,
  entity: ResourceKind,
  slug: string,
  targetId: string | null,
) {
  return tx.slugHistory.upsert({
    where: { entity_slug: { entity, slug } },
    create: { entity, slug, targetId },
    update: { targetId },
    select: { id: true },
  });
}
