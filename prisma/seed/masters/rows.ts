import type { Fact } from '@/lib/entities/evidence';
import { IDENTITY_FACTS } from '@/lib/entities/programme';
import { isSaid } from '@/lib/entities/said';
import type { SeedEstablishment, Statement } from './schema';

type SeedProgramme = SeedEstablishment['programmes'][number];
type SeedCall = SeedEstablishment['calls'][number];
type Place = { universityId: string; cityId: string | null };
type SeedSources = SeedEstablishment['sources'];

export function establishmentRow(seed: SeedEstablishment, place: Place) {
  const { universitySlug: _, citySlug: __, text, programmes: ___, calls: ____, ...rest } = seed;
  const { sources: _____, facts: ______, ...own } = rest;
  return { ...own, description: text, ...place };
}

/** Before any news that can still be told: what comes with the product is none to subscribers. */
const PUBLISHED_ON = '2026-09-01T00:00:00.000Z';

export function programmeRow(seed: SeedProgramme, establishmentId: string) {
  const { specialisations: _, titleTranslated: __, published, fees, ...rest } = seed;
  const { facts: ___, pastExams: ____, ...own } = rest;
  return {
    ...own,
    ...feeColumns(fees),
    establishmentId,
    publishedAt: published ? PUBLISHED_ON : null,
  };
}

export function callRow(seed: SeedCall, establishmentSlug: string, establishmentId: string) {
  const { facts: _, ...own } = seed;
  const slug = `${establishmentSlug}-${seed.academicYear}`;
  return { ...own, slug, establishmentId };
}

export function examsOf(
  { pastExams = [] }: SeedProgramme,
  of: { establishmentId: string; programmeId: string | null },
  sources: SeedSources,
) {
  return pastExams.map(({ source, ...exam }) => ({
    ...exam,
    ...of,
    source: sourceOf(source, sources),
  }));
}

/** What each source says of a row, given its values by the names of its fields. */
export function factsOf(
  statements: Record<string, Statement>,
  values: Record<string, unknown>,
  sources: SeedSources,
): Fact[] {
  return Object.entries(statements).flatMap(([key, said]) => {
    const source = sourceOf(key, sources);
    const { says, differs = {}, quotes = {}, seenOn, endedOn, year } = said;
    const same = says.flatMap(partsOf).map((name) => [name, values[name]] as const);
    return [...same, ...Object.entries(differs)]
      .filter(([, value]) => isSaid(value))
      .map(([field, value]) => ({
        field,
        value: value as Fact['value'],
        source,
        quote: quotes[field] ?? null,
        year: year ?? null,
        seenOn: seenOn ?? null,
        seenBy: 'first-data' as const,
        personId: null,
        isVerified: false,
        endedOn: endedOn ?? null,
      }));
  });
}

/** What makes up one line of a card is said by the name of the line. */
const partsOf = (name: string): readonly string[] =>
  IDENTITY_FACTS.find(({ of }) => of === name)?.madeOf ?? [name];

const UNKNOWN = { title: null, url: null, date: null, via: null, isDateInferred: false };

function sourceOf(key: string, sources: SeedSources): Fact['source'] {
  const source = sources[key];
  if (!source) throw new Error(`The seed refers to the source ${key}, which it does not contain`);
  return { ...UNKNOWN, ...source };
}

function feeColumns(fees: SeedProgramme['fees']) {
  if (!fees) return {};
  if ('free' in fees) return { feeFree: true };
  const { amount, per, year, approximate } = fees;
  return { feeAmount: amount, feePer: per, feeYear: year, feeApproximate: approximate === true };
}
