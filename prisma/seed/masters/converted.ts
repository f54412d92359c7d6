import { calls } from '@/lib/entities/call';
import { factFields } from '@/lib/entities/entity';
import { programmes } from '@/lib/entities/programme';
import { isSaid } from '@/lib/entities/said';
import type { SeedSource, SeedSources, Statements } from './rows';
import type { SeedEstablishment } from './schema';

type Row = Record<string, unknown>;
type Old = Row & { slug?: string; academicYear?: string; facts?: Statements };

/**
 * Until the files say which source says what: the first source of a record is taken to say all of
 * it, and each further one its name.
 */
export function evidenceOf(seed: SeedEstablishment) {
  const { sources = {}, facts = {} } = seed as unknown as {
    sources?: SeedSources;
    facts?: Statements;
  };
  const all: SeedSources = { ...sources };
  const statements = (record: Old, names: readonly string[], values: Row): Statements => {
    if (record.facts) return record.facts;
    const notice = record.source as (Row & { publishedOn?: string }) | undefined;
    const listed = (record.sources ?? [{ ...notice, kind: 'avis-relaye' }]) as SeedSource[];
    const said = listed.map(({ ...source }, at) => {
      const key = `${record.slug ?? record.academicYear}-${at}`;
      const { publishedOn, ...rest } = source as SeedSource & { publishedOn?: string };
      all[key] = { ...rest, date: rest.date ?? publishedOn ?? null };
      return [key, at === 0 ? names.filter((name) => isSaid(values[name])) : ['name']] as const;
    });
    return Object.fromEntries(said);
  };
  return {
    sources: all,
    own: facts,
    programme: (record: object, values: Row) =>
      statements(record as Old, factFields(programmes), values),
    call: (record: object, values: Row) => statements(record as Old, factFields(calls), values),
  };
}
