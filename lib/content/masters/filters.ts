import type { containing } from '@/lib/db/statements/fold-text';
import { todayInMorocco } from '@/lib/french/dates';
import { MOST_SEMESTERS } from '@/lib/entities/programme';
import { NOT_RECRUITING, PUBLIC_STATUSES, choiceValues } from '@/lib/entities/choices';
import { type GeneralRule, freeRules, scopeOf } from '@/lib/facts/rules';
import { publicationWhere } from '@/lib/entities/published';
import type { CallQuery, EstablishmentQuery, ProgrammeQuery } from '@/lib/entities/list-queries';
import type { Prisma } from '@/prisma/generated/client';
import { wordsWhere } from '../filters';

const CLOSING_DAYS = 60;
const STATUSES = {
  public: [...PUBLIC_STATUSES],
  private: choiceValues('universityStatus').filter((status) => !PUBLIC_STATUSES.includes(status)),
};

export function establishmentWhere(query: EstablishmentQuery): Prisma.EstablishmentWhereInput {
  const { type } = query;
  const ownWords = wordsWhere(query.q, (word) => ({ OR: establishmentText(word) }));
  return { AND: [place(query), { type }, ...ownWords] };
}

export function programmeWhere(
  query: ProgrammeQuery,
  rules: readonly GeneralRule[],
  now = new Date(),
): Prisma.ProgrammeWhereInput {
  const { establishment, category, kind, rhythm, language, status, verifiedBefore } = query;
  return {
    AND: [
      { kind, rhythm, status },
      { establishment: { AND: [place(query), { slug: establishment }] } },
      category ? { categories: { some: { category: { slug: category } } } } : {},
      language ? { languages: { has: language } } : {},
      query.fees === 'free' ? { feeFree: true } : {},
      query.fees === 'known' ? { OR: [{ feeFree: true }, { feeAmount: { not: null } }] } : {},
      query.budget ? costsAtMost(Number(query.budget), rules) : {},
      query.calls ? hasCall(callState(query.calls, now)) : {},
      query.evidence === 'verified' ? { verifiedOn: { not: null } } : {},
      query.evidence === 'official' ? { facts: { some: OFFICIAL } } : {},
      query.state ? publicationWhere(query.state, now) : {},
      verifiedBefore ? unverifiedSince(new Date(verifiedBefore)) : {},
      query.unverifiedFor ? unverifiedSince(monthsBefore(now, query.unverifiedFor)) : {},
      query.without === 'category' ? { categories: { none: {} } } : {},
      ...wordsWhere(query.q, programmeText),
    ],
  };
}

const OFFICIAL = { endedOn: null, source: { kind: 'officiel' } };

/** `totalCost` turned round: for each duration the fees that fit. */
function costsAtMost(budget: number, rules: readonly GeneralRule[]): Prisma.ProgrammeWhereInput {
  const lasting = Array.from({ length: MOST_SEMESTERS }, (_, at) => at + 1);
  return {
    OR: [
      { feeFree: true },
      ...freeRules(rules).map((rule) => ({ feeAmount: null, ...inScope(rule) })),
      { feePer: 'programme', feeAmount: { lte: budget } },
      ...lasting.flatMap((semesters) => [
        { semesters, feePer: 'semestre', feeAmount: { lte: Math.floor(budget / semesters) } },
        { semesters, feePer: 'an', feeAmount: { lte: Math.floor((2 * budget) / semesters) } },
      ]),
    ],
  };
}

/** `isFor` turned round, for masters of which the rhythm is known. */
function inScope(rule: GeneralRule): Prisma.ProgrammeWhereInput {
  const { statuses, kinds, rhythm } = scopeOf(rule);
  const arranged = { kind: 'master-temps-amenage' };
  const ofRhythm = { rhythm, NOT: arranged };
  return {
    kind: { in: [...kinds] },
    ...(statuses && { establishment: { university: { status: { in: [...statuses] } } } }),
    ...(rhythm && (rhythm === 'temps-amenage' ? { OR: [{ rhythm }, arranged] } : ofRhythm)),
  };
}

export function unverifiedSince(day: Date): Prisma.ProgrammeWhereInput {
  return { OR: [{ verifiedOn: null }, { verifiedOn: { lt: day } }] };
}

export function monthsBefore(now: Date, months: number): Date {
  const day = new Date(todayInMorocco(now));
  day.setUTCMonth(day.getUTCMonth() - months);
  return day;
}

export function callWhere(query: CallQuery, now = new Date()): Prisma.CallWhereInput {
  const { establishment, academicYear, state } = query;
  return {
    AND: [
      { academicYear },
      { establishment: { AND: [place(query), { slug: establishment }] } },
      state ? callState(state, now) : {},
      ...wordsWhere(query.q, (word) => ({
        OR: [{ slug: word }, { establishment: { OR: establishmentText(word) } }],
      })),
    ],
  };
}

type Place = Pick<ProgrammeQuery, 'city' | 'university' | 'sector'>;

function place({ city, university, sector }: Place): Prisma.EstablishmentWhereInput {
  return {
    ...(city ? { city: { slug: city } } : {}),
    university: { slug: university, ...(sector ? { status: { in: STATUSES[sector] } } : {}) },
  };
}

/** What closes on a day is open until its end, as calendars in Morocco show it. */
function callState(state: NonNullable<CallQuery['state']>, now: Date): Prisma.CallWhereInput {
  const today = new Date(todayInMorocco(now));
  const isNotToCome = { OR: [{ opensOn: null }, { opensOn: { lte: today } }] };
  switch (state) {
    case 'open':
      return { closesOn: { gte: today }, ...isNotToCome };
    case 'closing': {
      const lte = new Date(today.getTime() + CLOSING_DAYS * 86_400_000);
      return { closesOn: { gte: today, lte }, ...isNotToCome };
    }
    case 'closed':
      return { closesOn: { lt: today } };
    case 'undated':
      return { closesOn: null };
  }
}

/** A call is for the masters that it names, or for all of its establishment that take anybody. */
function hasCall(call: Prisma.CallWhereInput): Prisma.ProgrammeWhereInput {
  const forAll = { AND: [call, { programmes: { none: {} } }] };
  return {
    NOT: { status: { in: [...NOT_RECRUITING] } },
    OR: [{ calls: { some: { call } } }, { establishment: { calls: { some: forAll } } }],
  };
}

type Contains = ReturnType<typeof containing>;

function establishmentText(text: Contains) {
  return [{ name: text }, { acronym: text }, { slug: text }];
}

function programmeText(text: Contains): Prisma.ProgrammeWhereInput {
  const own = [{ name: text }, { slug: text }, { originalTitle: text }];
  return { OR: [...own, { establishment: { OR: establishmentText(text) } }] };
}
