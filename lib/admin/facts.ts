import 'server-only';
import { db } from '@/lib/db/connect/client';
import { type SubjectName, writeFacts } from '@/lib/db/statements/fact-rows';
import { type StoredRow, rowsOf } from '@/lib/db/statements/resource-rows';
import type { Fact } from '@/lib/entities/evidence';
import { resources } from '@/lib/entities/registry';
import { KINDS, type Resource, type ResourceName } from '@/lib/entities/resource';
import { factNames, factsAfter, unsourced } from '@/lib/facts/after-save';
import { todayInMorocco } from '@/lib/french/dates';
import { invalid } from '@/lib/process/http-error';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from './audit';
import { linksOf, shownRow } from './stored-fields';

type Tx = Prisma.TransactionClient;
type Fields = Record<string, unknown>;

type Saved = {
  row: StoredRow;
  before?: StoredRow;
  input: Fields;
  actor: Actor;
  /** What was kept of the row comes back, with whoever saw it. */
  isAsItWas?: boolean;
};

/** Writes what a save makes of the facts of a row, and answers with the row as it is then. */
export async function saveFacts(
  tx: Tx,
  resource: Resource,
  { row, before, input, actor, isAsItWas }: Saved,
): Promise<StoredRow> {
  const { name } = resource;
  if (!hasFacts(name)) return row;
  const facts =
    isAsItWas && input.facts
      ? (input.facts as Fact[])
      : factsOfSave(resource, { before, input: { ...row, ...input }, sent: input.facts, actor });
  const isPublishing = Boolean(row.publishedAt) && !before?.publishedAt;
  const sent = input.facts ?? (isPublishing ? facts : undefined);
  const issues = isAsItWas ? [] : unsourced(resource, row, { sent });
  if (issues.length > 0) throw invalid(issues);
  const known = row.facts as Fact[];
  await writeFacts(tx, name, [{ id: row.id, facts, before: known }]);
  if (JSON.stringify(facts) === JSON.stringify(known)) return row;
  const written = await rowsOf(tx, name).findFirst({
    where: { id: row.id },
    omit: { createdAt: true },
    ...linksOf(resource),
  });
  return shownRow(resource, written as StoredRow);
}

/** What the facts of a row rest on, and in which state it is. */
export async function sourcesOfRow(name: ResourceName, id: string): Promise<StoredRow[]> {
  const where = { facts: { some: { [`${KINDS[name]}Id`]: id } } };
  const rows = hasFacts(name)
    ? await rowsOf(db(), 'sources').findMany({ where, omit: { createdAt: true } })
    : [];
  return rows.map((row) => shownRow(resources.sources, row));
}

type Sent = { before?: Fields; input: Fields; sent: unknown; actor: Actor };

export function factsOfSave(resource: Resource, { before, input, sent, actor }: Sent): Fact[] {
  return factsAfter({
    names: factNames(resource),
    before,
    after: { ...input, facts: sent },
    personId: actor.id,
    today: todayInMorocco(),
  });
}

export function hasFacts(name: ResourceName): name is SubjectName {
  return resources[name].fields.some(({ input }) => input === 'facts');
}
