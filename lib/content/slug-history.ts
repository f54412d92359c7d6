import 'server-only';
import { isSlug } from '@/lib/entities/fields/rules';
import { db } from '@/lib/db/connect/client';
import { rowsOf } from '@/lib/db/statements/rows';
import { readSuccessors } from '@/lib/db/statements/published-rows';
import { publishedWhere } from '@/lib/entities/published';
import { hasPublication, resourceOf } from '@/lib/entities/registry';
import type { ResourceKind } from '@/lib/entities/resource';

/** `gone` means deleted for good; otherwise `movedTo` is a slug in use. */
export type FormerAddress = { movedTo: string } | 'gone' | undefined;

export async function findFormerAddress(
  entity: ResourceKind,
  slug: string,
): Promise<FormerAddress> {
  return (await findFormerAddresses(entity, [slug])).get(slug);
}

/** As many as there are with a few questions. */
export async function findFormerAddresses(
  entity: ResourceKind,
  slugs: readonly string[],
): Promise<Map<string, FormerAddress>> {
  const former = await readFormer(entity, slugs.filter(isSlug));
  const live = await liveSlugs(
    entity,
    former.flatMap(({ targetId }) => targetId ?? []),
  );
  const found = new Map<string, FormerAddress>(
    former.map(({ slug, targetId }) => {
      const movedTo = targetId ? live.get(targetId) : undefined;
      const lost = targetId ? undefined : 'gone';
      return [slug, movedTo === undefined ? lost : { movedTo }];
    }),
  );
  if (entity !== 'programme') return found;
  const after = await readSuccessors(slugs.filter((slug) => !found.get(slug)));
  return new Map([...found, ...after.map(({ slug, movedTo }) => [slug, { movedTo }] as const)]);
}

/** Which rows had these slugs; null is one that was deleted for good. */
export const readFormer = (entity: ResourceKind, slugs: readonly string[]) =>
  db().slugHistory.findMany({
    where: { entity, slug: { in: [...slugs] } },
    select: { slug: true, targetId: true },
  });

async function liveSlugs(entity: ResourceKind, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const resource = resourceOf(entity);
  const where = { id: { in: ids }, ...(hasPublication(resource) ? publishedWhere() : {}) };
  const rows = await rowsOf(db(), resource.name).findMany({
    where,
    select: { id: true, slug: true },
  });
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}
