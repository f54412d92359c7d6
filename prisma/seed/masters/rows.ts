import type { PastExam } from '@/lib/db/statements/fact-rows';
import { calls } from '@/lib/entities/call';
import type { Fact } from '@/lib/entities/evidence';
import type { EntityFields } from '@/lib/entities/fields/field';
import { programmes } from '@/lib/entities/programme';
import { isSaid } from '@/lib/entities/said';
import type { SeedEstablishment } from './schema';

type SeedProgramme = SeedEstablishment['programmes'][number];
type SeedCall = SeedEstablishment['calls'][number];
type Place = { universityId: string; cityId: string | null };
type Row = Record<string, unknown>;

/** What one source says of a record: names of fields alone, or more than that. */
type Statement = {
  says: readonly string[];
  differs?: Row;
  quotes?: Record<string, string>;
  seenOn?: string;
  endedOn?: string;
  year?: string;
};
type Said = readonly string[] | Statement;
export type Statements = Record<string, Said>;
export type SeedSource = Partial<Fact['source']> & Pick<Fact['source'], 'publisher' | 'kind'>;
export type SeedSources = Record<string, SeedSource>;

/** Said by the name of the first. */
const STANDS_FOR: Record<string, readonly string[]> = {
  feeAmount: ['feeAmount', 'feePer', 'feeYear'],
};

export function establishmentRow(seed: SeedEstablishment, place: Place) {
  const { name, acronym, slug, type, websiteUrl, applyUrl, internalNote, text } = seed;
  const own = { name, acronym, slug, type, websiteUrl, applyUrl, internalNote };
  return { ...own, description: text, ...place };
}

export function programmeRow(seed: SeedProgramme, establishmentId: string) {
  const { specialisations: _, titleTranslated: __, published, fees, ...given } = seed;
  return {
    ...withMoments(programmes.said, withoutEvidence(given)),
    ...feeColumns(fees),
    establishmentId,
    publishedAt: published ? new Date() : null,
  };
}

export function callRow(seed: SeedCall, establishmentSlug: string, establishmentId: string) {
  const slug = `${establishmentSlug}-${seed.academicYear}`;
  return { ...withMoments(calls.said, withoutEvidence(seed)), slug, establishmentId };
}

function withoutEvidence<Seed extends object>(seed: Seed) {
  const { sources: _, source: __, facts: ___, pastExams: ____, ...columns } = seed as Row;
  return columns as Omit<Seed, 'sources' | 'source' | 'facts' | 'pastExams'>;
}

type SeedExam = Omit<PastExam, 'establishmentId' | 'programmeId' | 'source'> & { source: string };

export function examsOf(
  seed: object,
  of: Pick<PastExam, 'establishmentId' | 'programmeId'>,
  sources: SeedSources,
): PastExam[] {
  const { pastExams = [] } = seed as { pastExams?: SeedExam[] };
  return pastExams.map(({ source, ...exam }) => ({
    ...exam,
    ...of,
    source: sourceOf(source, sources),
  }));
}

/** What each source says of a row, given its values by the names of its fields. */
export function factsOf(statements: Statements, values: Row, sources: SeedSources): Fact[] {
  return Object.entries(statements).flatMap(([key, said]) => {
    const source = sourceOf(key, sources);
    const statement: Statement = 'says' in said ? said : { says: said };
    const { says, differs = {}, quotes = {}, seenOn, endedOn, year } = statement;
    const same = says
      .flatMap((name) => STANDS_FOR[name] ?? [name])
      .map((name) => [name, values[name]] as const);
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

/** Prisma takes a day as its first moment, which is a text as well. */
function withMoments<R extends object>(fields: EntityFields, row: R): R {
  const columns = Object.entries(row).map(([name, value]: [string, unknown]) => {
    const isDay = fields[name]?.input === 'date' && typeof value === 'string';
    return [name, isDay ? `${value}T00:00:00.000Z` : value];
  });
  return Object.fromEntries(columns) as R;
}
