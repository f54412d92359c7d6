import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Fact } from '@/lib/entities/evidence';
import { IDENTITY_FACTS } from '@/lib/entities/programme';
import { isSaid } from '@/lib/entities/said';
import type { Prisma } from '@/prisma/generated/client';
import { type SubjectName, putSources } from '@/lib/db/statements/fact-rows';
import { sourceKey } from '@/lib/facts/sources';
import { type By, type Ids, type Tally, pick, proposeRows } from './propose';

export const FOLDER = resolve('prisma/seed/masters');

/** What one source says of a record; a list of names is short for a statement that only says them. */
type Statement = {
  says?: readonly string[];
  differs?: Record<string, unknown>;
  quotes?: Record<string, string>;
  seenOn?: string;
  endedOn?: string;
  year?: string;
};
type Statements = Record<string, Statement | readonly string[]>;
type Sources = Record<string, Partial<Fact['source']> & Pick<Fact['source'], 'publisher' | 'kind'>>;

type SeedProgramme = {
  slug: string;
  specialisations?: string[];
  fees?: { free: true } | { amount: number; per: string; year: number; approximate?: true };
  published: boolean;
  facts: Statements;
  pastExams?: (Omit<Prisma.PastExamCreateManyInput, 'establishmentId' | 'sourceId'> & {
    source: string;
  })[];
};

/** Each university has a folder and each establishment a file; tests/seed/ holds them to their form. */
type SeedEstablishment = {
  slug: string;
  name: string;
  acronym?: string;
  universitySlug: string;
  citySlug: string;
  text?: string;
  sources: Sources;
  facts: Statements;
  programmes: SeedProgramme[];
  calls: { academicYear: string; facts: Statements }[];
};

export function readEstablishments(): SeedEstablishment[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as SeedEstablishment);
}

/** What each source says of a row, given its values by the names of its fields. */
export function factsOf(
  statements: Statements,
  values: Record<string, unknown>,
  sources: Sources,
): Fact[] {
  return Object.entries(statements).flatMap(([key, given]) => {
    const source = sourceOf(key, sources);
    const said: Statement = 'length' in given ? { says: given } : given;
    const { says = [], differs = {}, quotes = {}, seenOn, endedOn, year } = said;
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

function sourceOf(key: string, sources: Sources): Fact['source'] {
  const source = sources[key];
  if (!source) throw new Error(`The seed refers to the source ${key}, which it does not contain`);
  return { ...UNKNOWN, ...source };
}

type Places = { cities: Ids; universities: Ids; categories: Ids };

/** Before any news that can still be told: what comes with the product is none to subscribers. */
const PUBLISHED_ON = '2026-09-01T00:00:00.000Z';

/** The masters, with their establishments and calls, and what they are classed under. */
export async function proposeDirectory(
  tx: Prisma.TransactionClient,
  places: Places,
  { by, tally }: { by: By; tally: Tally },
): Promise<void> {
  const propose = (name: SubjectName, records: Parameters<typeof proposeRows>[2]) =>
    proposeRows(tx, name, records, { by, tally });

  const seeds = readEstablishments().flatMap((seed) => {
    const universityId = pick(places.universities, seed.universitySlug);
    const cityId = pick(places.cities, seed.citySlug);
    const row = { ...seed, description: seed.text, universityId, cityId };
    return universityId ? [{ ...seed, row }] : [];
  });
  const establishments = await propose(
    'establishments',
    seeds.map(({ row, facts, sources }) => ({ row, facts: factsOf(facts, row, sources) })),
  );
  const there = seeds.flatMap((seed) => {
    const establishmentId = establishments.get(seed.slug);
    return establishmentId ? [{ ...seed, establishmentId }] : [];
  });
  const programmes = await propose(
    'programmes',
    there.flatMap(({ programmes, sources, establishmentId }) =>
      programmes.map(({ specialisations = [], fees, published, ...own }) => {
        const row = {
          ...own,
          ...feeColumns(fees),
          establishmentId,
          categoryIds: specialisations.flatMap((slug) => pick(places.categories, slug) ?? []),
          publishedAt: published ? PUBLISHED_ON : null,
        };
        return { row, facts: factsOf(own.facts, row, sources) };
      }),
    ),
  );
  await propose(
    'calls',
    there.flatMap(({ calls, sources, slug, establishmentId }) =>
      calls.map((call) => {
        const row = { ...call, slug: `${slug}-${call.academicYear}`, establishmentId };
        return { row, facts: factsOf(call.facts, row, sources) };
      }),
    ),
  );
  // They came with the facts: nobody can have changed them, and who has some has all.
  if ((await tx.pastExam.count()) > 0) return;
  const exams = there.flatMap(({ programmes: masters, establishmentId, sources }) =>
    masters.flatMap(({ slug, pastExams = [] }) =>
      pastExams.map(({ source, ...exam }) => ({
        exam: { ...exam, establishmentId, programmeId: programmes.get(slug) ?? null },
        source: sourceOf(source, sources),
      })),
    ),
  );
  const sourceIds = await putSources(
    tx,
    exams.map(({ source }) => source),
  );
  await tx.pastExam.createMany({
    data: exams.map(({ source, exam }) => ({
      ...exam,
      sourceId: sourceIds.get(sourceKey(source)) ?? '',
    })),
  });
}

function feeColumns(fees: SeedEstablishment['programmes'][number]['fees']) {
  if (!fees) return {};
  if ('free' in fees) return { feeFree: true };
  const { amount, per, year, approximate } = fees;
  return { feeAmount: amount, feePer: per, feeYear: year, feeApproximate: approximate === true };
}
