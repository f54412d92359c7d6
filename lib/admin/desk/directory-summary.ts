import 'server-only';
import { callWhere, monthsBefore, unverifiedSince } from '@/lib/content/masters/filters';
import { countCalls } from '@/lib/content/masters/calls';
import { countProgrammes } from '@/lib/content/masters/programmes';
import { db } from '@/lib/db/connect/client';
import { todayInMorocco } from '@/lib/french/dates';
import { publishedWhere } from '@/lib/entities/published';
import { academicYearOf } from '../academic-year';

export type DirectorySummary = Awaited<ReturnType<typeof getDirectorySummary>>;

/** Older than this, a master is to be compared with its sources again. */
export const VERIFIED_FOR_MONTHS = 12;
const WEEK = 7 * 24 * 60 * 60 * 1000;
const MOST_NAMED = 200;

export async function getDirectorySummary(now: Date) {
  const year = academicYearOf(now);
  const today = new Date(todayInMorocco(now));
  const isOpen = callWhere({ state: 'open', limit: 1, offset: 0 }, now);
  const thisWeek = { closesOn: { lte: new Date(today.getTime() + WEEK) } };
  const isMissing = { calls: { none: { academicYear: year } } };
  const [published, toVerify, proposals, closing, missing, missingCount] = await Promise.all([
    countProgrammes(),
    countProgrammes(unverifiedSince(monthsBefore(now, VERIFIED_FOR_MONTHS))),
    db().proposal.count({ where: { state: 'open' } }),
    countCalls({ AND: [isOpen, thisWeek] }),
    db().establishment.findMany({
      where: isMissing,
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      take: MOST_NAMED,
      select: {
        id: true,
        name: true,
        acronym: true,
        _count: { select: { programmes: { where: publishedWhere(now) } } },
      },
    }),
    db().establishment.count({ where: isMissing }),
  ]);
  return {
    published,
    toVerify,
    proposals,
    closing,
    year,
    missingCount,
    missing: missing.map(({ _count, ...row }) => ({ ...row, masters: _count.programmes })),
  };
}
