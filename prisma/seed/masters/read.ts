import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Fact } from '@/lib/entities/evidence';
import { IDENTITY_FACTS } from '@/lib/entities/programme';
import { isSaid } from '@/lib/entities/said';
import type { Prisma } from '@/prisma/generated/client';

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
export type SeedEstablishment = {
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

export function sourceOf(key: string, sources: Sources): Fact['source'] {
  const source = sources[key];
  if (!source) throw new Error(`The seed refers to the source ${key}, which it does not contain`);
  return { ...UNKNOWN, ...source };
}
