import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { type Call, callsFor, listCalls, recruiting, shownCalls } from './calls';
import { type Programme, listProgrammes } from './programmes';

export type DirectoryChange =
  { kind: 'master'; at: Date; row: Programme } | { kind: 'call'; at: Date; row: Call };

/** What was added or changed last, the newest first; of one specialisation when it is named. */
export async function listDirectoryChanges(
  limit: number,
  category?: string,
): Promise<DirectoryChange[]> {
  const ofCategory: Prisma.ProgrammeWhereInput = category
    ? { categories: { some: { category: { slug: category } } } }
    : {};
  const [changed, published, calls] = await Promise.all([
    listProgrammes({ where: ofCategory, orderBy: [{ updatedAt: 'desc' }, BY_ID], limit }),
    // A date of publication that has come is a change that nobody made.
    listProgrammes({ where: ofCategory, orderBy: [{ publishedAt: 'desc' }, BY_ID], limit }),
    listCalls({
      where: category ? callsFor({ ...recruiting(), ...ofCategory }) : shownCalls(),
      orderBy: [{ updatedAt: 'desc' }, BY_ID],
      limit,
    }),
  ]);
  const masters = new Map([...changed, ...published].map((row) => [row.id, row]));
  return newestOfBoth(
    [...masters.values()].map((row) => ({ kind: 'master', at: changedAt(row), row })),
    calls.map((row) => ({ kind: 'call', at: row.updatedAt, row })),
    limit,
  );
}

const BY_ID = { id: 'asc' } as const;

function changedAt({ updatedAt, publishedAt }: Programme): Date {
  return publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt;
}

type Dated = { at: Date };

/** Half is for each kind while it has so many: forty masters verified in one go hide no call. */
export function newestOfBoth<One extends Dated, Other extends Dated>(
  one: readonly One[],
  other: readonly Other[],
  limit: number,
): (One | Other)[] {
  const [first, second] = [one.toSorted(newestFirst), other.toSorted(newestFirst)];
  const half = Math.floor(limit / 2);
  const rest = [...first.slice(half), ...second.slice(half)].toSorted(newestFirst);
  const sure = [...first.slice(0, half), ...second.slice(0, half)];
  return [...sure, ...rest.slice(0, limit - sure.length)].sort(newestFirst);
}

const newestFirst = (one: Dated, other: Dated) => other.at.getTime() - one.at.getTime();
