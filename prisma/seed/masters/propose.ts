import { readFormerSlugs } from '@/lib/db/statements/history-rows';
import type { SubjectName } from '@/lib/db/statements/fact-rows';
import { rowsOf } from '@/lib/db/statements/rows';
import type { Fact } from '@/lib/entities/evidence';
import { entities, resources } from '@/lib/entities/registry';
import type { ResourceName } from '@/lib/entities/resource';
import { isSame } from '@/lib/entities/said';
import { noticeOf, sourceKey, sourcesOf } from '@/lib/facts/sources';
import { factNames } from '@/lib/entities/entity';
import { unsaid } from '@/lib/facts/after-save';
import { decidedFields, withDecisions } from '@/lib/facts/decisions';
import { type By, writeRows } from '@/lib/transfer/apply';
import type { Stored, Write } from '@/lib/transfer/plan';
import { storedRows } from '@/lib/transfer/stored';
import type { Prisma } from '@/prisma/generated/client';

export type { By };
type Tx = Prisma.TransactionClient;
type Row = { slug: string } & Record<string, unknown>;
type Seeded = { row: Row; facts: Fact[] };

/** By the slugs of the first data; null is a row that staff have deleted. */
export type Ids = ReadonlyMap<string, string | null>;

export type Tally = {
  counts: { create: number; change: number; keep: number; refuse: number };
  contradicted: number;
};

/** Adds what a site lacks, and changes what nobody of the team has decided otherwise. */
export async function proposeRows(
  tx: Tx,
  name: SubjectName,
  seeds: readonly Seeded[],
  { by, tally }: { by: By; tally: Tally },
): Promise<Ids> {
  const slugs = seeds.map(({ row }) => row.slug);
  const known = await idsBySlug(tx, name, slugs);
  const ids = [...known.values()].flatMap((id) => id ?? []);
  const stored = new Map<string, Stored>();
  for await (const part of storedRows(tx, resources[name], { id: { in: ids } })) {
    for (const row of part) stored.set(row.id, row);
  }
  const writes = seeds.flatMap((seed) => {
    const id = known.get(seed.row.slug);
    if (id === null) return [];
    const before = id && stored.get(id);
    return before ? changeOf(name, seed, before, tally) : [creationOf(name, seed)];
  });
  const created = writes.filter((write) => !write.stored).length;
  tally.counts.create += created;
  tally.counts.change += writes.length - created;
  tally.counts.keep += stored.size + created - writes.length;
  await writeRows(tx, resources[name], writes, by);
  return idsBySlug(tx, name, slugs);
}

/** Also of rows that have another slug by now, as long as the log tells of it. */
export async function idsBySlug(
  tx: Tx,
  name: ResourceName,
  slugs: readonly string[],
): Promise<Map<string, string | null>> {
  const select = { id: true, slug: true };
  const rows = await rowsOf(tx, name).findMany({ where: { slug: { in: slugs } }, select });
  const ids = new Map<string, string | null>(rows.map(({ id, slug }) => [slug, id]));
  const missing = slugs.filter((slug) => !ids.has(slug));
  const former = await readFormerSlugs(tx, name, missing);
  const where = { id: { in: [...former.values()] } };
  const renamed = await rowsOf(tx, name).findMany({ where, select });
  for (const [slug, id] of former) {
    ids.set(slug, renamed.some((row) => row.id === id) ? id : null);
  }
  return ids;
}

export function pick(ids: Ids, slug: string | null): string | null {
  if (slug !== null && !ids.has(slug)) {
    throw new Error(`The first data refers to ${slug}, which it does not contain`);
  }
  return slug === null ? null : (ids.get(slug) ?? null);
}

/** As old as its publication, so that no letter tells it as new. */
function creationOf(name: SubjectName, seed: Seeded): Write {
  const createdAt = seed.row.publishedAt ?? new Date().toISOString();
  return { line: 0, data: { ...valuesOf(name, seed), createdAt }, facts: seed.facts };
}

function changeOf(name: SubjectName, seed: Seeded, stored: Stored, tally: Tally): Write[] {
  const { input: before, changed = [] } = stored;
  const names = factNames(resources[name]);
  const decided = decidedFields(before, changed);
  const after = {
    ...valuesOf(name, seed),
    slug: stored.slug,
    // Nothing is withdrawn, and the first data verifies nothing.
    publishedAt: before.publishedAt ?? seed.row.publishedAt,
    verifiedOn: before.verifiedOn,
  };
  const { row, proposed } = withDecisions(names, { before, after, decided });
  const own = resources[name].fields.filter(({ isEvidence }) => !isEvidence);
  const fields = own
    .map((field) => field.name)
    .filter((field) => !isSame(row[field] ?? null, before[field] ?? null));
  const known = (before.facts ?? []) as Fact[];
  tally.contradicted += unsaid(Object.keys(proposed), proposed, known).length;
  const facts = mergedFacts(known, seed.facts, decided);
  if (fields.length === 0 && isSame(known.map(contentOf), facts.map(contentOf))) return [];
  const data = Object.fromEntries(fields.map((field) => [field, row[field]]));
  return [{ line: 0, stored, data, facts }];
}

/** What an older first data said is said anew, or no more; what others saw stays. */
function mergedFacts(known: readonly Fact[], seeds: readonly Fact[], decided: Set<string>): Fact[] {
  const areSourcesTheirs = decided.has('sources') || decided.has('source');
  const kept = known.filter(
    ({ seenBy, field }) => seenBy !== 'first-data' || areSourcesTheirs || decided.has(field),
  );
  const saying = (fact: Fact) => (one: Fact) => sayingOf(one) === sayingOf(fact);
  const others = kept.filter((fact) => !seeds.some(saying(fact)));
  return [
    ...seeds.map((fact) => kept.filter(({ personId }) => personId).find(saying(fact)) ?? fact),
    ...others,
  ];
}

const sayingOf = ({ field, value, source, endedOn }: Fact) =>
  JSON.stringify([field, value, sourceKey(source), endedOn]);

const contentOf = (fact: Fact) =>
  JSON.stringify([sayingOf(fact), fact.quote, fact.year, fact.seenOn, fact.seenBy]);

/** Every field of a row, as the form would send it; a record may say more than its row has. */
function valuesOf(name: SubjectName, { row, facts }: Seeded): Row {
  const sources = sourcesOf(facts);
  const given: Record<string, unknown> = {
    ...row,
    sources,
    source: noticeOf(sources),
    facts: undefined,
  };
  const fields = resources[name].fields.map((field) => [field.name, given[field.name]] as const);
  const known = fields.filter(([, value]) => value !== undefined);
  return entities[name].schema.parse(Object.fromEntries(known)) as Row;
}
