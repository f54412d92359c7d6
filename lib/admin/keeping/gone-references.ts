import 'server-only';
import { rowsOf } from '@/lib/db/statements/resource-rows';
import type { Issue } from '@/lib/process/http-error';
import { resources } from '@/lib/entities/registry';
import type { Field, Resource } from '@/lib/entities/resource';
import type { Prisma } from '@/prisma/generated/client';

type Fields = Record<string, unknown>;
export type GoneReference = { field: Field; ids: string[] };

/** The rows that an older state of a row names, and that are not there any more. */
export async function findGone(
  tx: Prisma.TransactionClient,
  { fields }: Resource,
  given: Fields,
): Promise<GoneReference[]> {
  const found: GoneReference[] = [];
  for (const field of fields) {
    const named = [given[field.name] ?? []].flat().map(String);
    if (!field.options || named.length === 0) continue;
    const there = await rowsOf(tx, field.options).findMany({
      where: { id: { in: named } },
      select: { id: true },
    });
    const ids = named.filter((id) => !there.some((row) => row.id === id));
    if (ids.length > 0) found.push({ field, ids });
  }
  return found;
}

export function goneIssue({ field, ids }: GoneReference): Issue {
  const { noun, section } = resources[field.options ?? 'cities'];
  const those =
    ids.length === 1
      ? `the ${noun} that stood here was`
      : `${ids.length} ${section.label.toLowerCase()} that stood here were`;
  return { path: field.name, message: `${field.label}: ${those} deleted` };
}
