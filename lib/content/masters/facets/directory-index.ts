import type {
  DirectoryCall,
  DirectoryEstablishment,
  DirectoryRow,
  DirectoryRows,
} from '@/lib/db/statements/directory';
import { isOpen } from '@/lib/editorial/masters/call-state';
import { labelOf } from '@/lib/entities/choices';
import { sectorOf } from '@/lib/editorial/masters/worth';
import { spacedWords } from '@/lib/asked/understand';
import { BUDGETS, type FacetName, UNKNOWN_COST } from '@/lib/entities/directory';
import { totalCost } from '@/lib/facts/cost';

export type Entry = {
  id: string;
  values: Readonly<Record<FacetName, readonly string[]>>;
  /** Each word with a space on both sides. */
  title: string;
  text: string;
  verifiedOn: string;
  /** Its place in the order of names. */
  byName: number;
  /** Of the whole programme, in dirhams. */
  cost: number | null;
  /** Those that close first before the others. */
  calls: readonly Pick<DirectoryCall, 'opensOn' | 'closesOn'>[];
};

export type DirectoryIndex = {
  /** What is recent and says much comes first. */
  entries: Entry[];
  /** How a slug is called, by facet; one that is not here names nothing. */
  names: Partial<Record<FacetName, Map<string, string>>>;
  /** What every establishment is called, with a master or without. */
  places: { id: string; text: string }[];
};

const NONE: readonly string[] = [];

export function directoryIndex(rows: DirectoryRows, today: string): DirectoryIndex {
  const places = new Map(
    rows.establishments.map((one) => [one.id, { ...one, text: placeText(one) }]),
  );
  const callsOf = callsByMaster(rows.calls);
  const kindOf = keptText(kindText);
  const fields = new Map(rows.categories.map(({ slug, name }) => [slug, spacedWords(name)]));
  const year = Number(today.slice(0, 4));
  const ranked = rows.programmes
    .flatMap((row, byName) => {
      const place = places.get(row.establishmentId);
      if (!place) return [];
      const calls = row.isRecruiting ? callsOf(row) : [];
      const cost = totalCost({ ...row, universityStatus: place.universityStatus }, rows.rules);
      return [{ row, byName, place, calls, cost, rank: rankOf(row, { calls, cost, year }) }];
    })
    .sort((one, other) => one.rank - other.rank);
  const entries = ranked.map(({ row, byName, place, calls, cost }): Entry => {
    const title = spacedWords(row.name, row.originalTitle);
    return {
      id: row.id,
      values: facetValues(row, place, { calls, cost, today }),
      title,
      text: [
        title,
        ...row.categories.map((slug) => fields.get(slug)),
        place.text,
        kindOf(row),
      ].join(''),
      verifiedOn: row.verifiedOn ?? '',
      byName,
      cost,
      calls,
    };
  });
  const named = (all: { slug: string; name: string }[]) =>
    new Map(all.map(({ slug, name }) => [slug, name]));
  return {
    entries,
    names: {
      specialisation: named(rows.categories),
      ville: named(rows.cities),
      etablissement: new Map(
        rows.establishments.map(({ slug, name, acronym }) => [slug, acronym ?? name]),
      ),
      universite: named(rows.universities),
    },
    places: [...places.values()].map(({ id, text }) => ({ id, text })),
  };
}

const UNDATED_YEARS = 10;

type Asked = Pick<Entry, 'calls' | 'cost'> & { year: number };

/**
 * A year of age weighs as much as a thing unknown, and half as much as what is asked first: the
 * cost, and when applications close. What is closed stands last.
 */
function rankOf({ known, namedIn, isRecruiting }: DirectoryRow, { calls, cost, year }: Asked) {
  const age = namedIn ? year - namedIn : UNDATED_YEARS;
  const askedFirst = (cost === null ? 0 : 2) + (calls.length > 0 ? 2 : 0);
  return (isRecruiting ? 0 : 100) + age - known - askedFirst;
}

type Worked = Pick<Entry, 'calls' | 'cost'> & { today: string };

function facetValues(
  row: DirectoryRow,
  { slug, universitySlug, universityStatus, citySlug }: DirectoryEstablishment,
  { calls, cost, today }: Worked,
): Record<FacetName, readonly string[]> {
  const sector = sectorOf(universityStatus);
  return {
    specialisation: row.categories,
    ville: citySlug ? [citySlug] : NONE,
    etablissement: [slug],
    universite: [universitySlug],
    type: [row.kind],
    rythme: row.rhythm ? [row.rhythm] : NONE,
    langue: row.languages,
    statut: sector ? [sector] : NONE,
    frais: fees(row),
    budget: cost === null ? [UNKNOWN_COST] : BUDGETS.filter((budget) => cost <= Number(budget)),
    candidatures: calls.some((call) => isOpen(call, today)) ? ['ouvertes'] : NONE,
    preuve: proofs(row),
  };
}

function placeText({ name, acronym, universityName, cityName }: DirectoryEstablishment): string {
  return spacedWords(acronym, name, universityName, cityName);
}

type Kind = Pick<DirectoryRow, 'kind' | 'rhythm' | 'languages'>;

/** Thousands of masters are of a few kinds. */
function keptText(make: (kind: Kind) => string): (kind: Kind) => string {
  const made = new Map<string, string>();
  return (kind) => {
    const key = `${kind.kind} ${kind.rhythm} ${kind.languages}`;
    const text = made.get(key) ?? make(kind);
    made.set(key, text);
    return text;
  };
}

/** « temps aménagé », « MBA », « anglais »: what a master is, and not only what it is called. */
function kindText({ kind, rhythm, languages }: Kind): string {
  const called = [
    labelOf('programmeKind', kind),
    ...(rhythm ? [labelOf('rhythm', rhythm)] : []),
    ...languages.map((one) => labelOf('language', one)),
  ];
  return spacedWords(...called);
}

function fees({ feeFree, feeAmount }: DirectoryRow): readonly string[] {
  if (feeFree) return ['connus', 'gratuit'];
  return feeAmount === null ? NONE : ['connus'];
}

function proofs({ verifiedOn, isOfficial }: DirectoryRow): readonly string[] {
  return [...(verifiedOn ? ['verifie'] : NONE), ...(isOfficial ? ['officielle'] : NONE)];
}

/** A call is for the masters that it names, or for all of its establishment. */
function callsByMaster(calls: DirectoryCall[]) {
  const kept = new Map<string, DirectoryCall[]>();
  for (const call of calls) {
    const owners = call.programmeIds.length > 0 ? call.programmeIds : [call.establishmentId];
    for (const owner of owners) kept.set(owner, [...(kept.get(owner) ?? []), call]);
  }
  return ({ id, establishmentId }: DirectoryRow) =>
    [...(kept.get(id) ?? []), ...(kept.get(establishmentId) ?? [])].toSorted((one, other) =>
      one.closesOn < other.closesOn ? -1 : 1,
    );
}
