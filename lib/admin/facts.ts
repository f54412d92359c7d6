import type { Tx } from '@/lib/db/connect/client';
import { type SubjectName, writeFacts } from '@/lib/db/statements/fact-rows';
import { lockRows, type StoredRow, rowsOf } from '@/lib/db/statements/rows';
import { factNames } from '@/lib/entities/entity';
import type { Fact } from '@/lib/entities/evidence';
import { resourceNames, resources } from '@/lib/entities/registry';
import type { Resource, ResourceName } from '@/lib/entities/resource';
import { isSame } from '@/lib/entities/said';
import { READING, SOURCE } from '@/lib/entities/source';
import { type Saved as FactsOfSave, factsAfter, unsourced } from '@/lib/facts/after-save';
import { todayInMorocco } from '@/lib/french/dates';
import { type Issue, conflict, invalid } from '@/lib/process/http-error';
import type { Actor, Author, Fields } from './audit';
import { linksOf, shownRow } from './stored-fields';

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
  if (name === 'sources' && before) await outdate(tx, before, row);
  if (!hasFacts(name)) return row;
  const facts =
    isAsItWas && input.facts
      ? (input.facts as Fact[])
      : factsOfSave(resource, { before, input: { ...row, ...input }, sent: input.facts, actor });
  const known = row.facts as Fact[];
  const isFromTrash = isAsItWas && !before;
  const issues = isFromTrash ? [] : unsourced(resource, row, facts, before);
  if (issues.length > 0) throw isAsItWas ? notRestored(resource, issues) : invalid(issues);
  await writeFacts(tx, name, [{ id: row.id, facts, before: known, isAsItWas }]);
  if (JSON.stringify(facts) === JSON.stringify(known)) return row;
  const written = await rowsOf(tx, name).findFirst({
    where: { id: row.id },
    omit: { createdAt: true },
    ...linksOf(resource),
  });
  return shownRow(resource, written as StoredRow);
}

/** Where a revision is restored there are no fields to tell it beside. */
function notRestored({ fields }: Resource, issues: readonly Issue[]) {
  const labelOf = (path: string) => fields.find(({ name }) => name === path)?.label ?? path;
  const named = issues.map(({ path, message }) => ({
    path,
    message: `${labelOf(path)}: ${message}`,
  }));
  return conflict('cannot_restore', 'This revision cannot be restored as it was', named);
}

/** What was read with the source as it was is outdated: saving that would bring it back. */
async function outdate(tx: Tx, before: StoredRow, source: StoredRow): Promise<void> {
  const isOther = (name: string) => !isSame(before[name], source[name]);
  if (!Object.keys({ ...SOURCE, ...READING }).some(isOther)) return;
  for (const name of resourceNames.filter(hasFacts)) {
    const where = { facts: { some: { sourceId: source.id } } };
    const rows = await rowsOf(tx, name).findMany({ where, select: { id: true } });
    const ids = rows.map(({ id }) => id);
    await lockRows(tx, name, ids);
    await rowsOf(tx, name).updateMany({
      where: { id: { in: ids } },
      data: { updatedAt: new Date() },
    });
  }
}

type Sent = Pick<FactsOfSave, 'before' | 'from'> & {
  input: Fields;
  sent: unknown;
  actor: Author;
};

export function factsOfSave(resource: Resource, { input, sent, actor, ...given }: Sent): Fact[] {
  return factsAfter({
    ...given,
    names: factNames(resource),
    after: { ...input, facts: sent },
    personId: actor.id,
    today: todayInMorocco(),
  });
}

export function hasFacts(name: ResourceName): name is SubjectName {
  return resources[name].fields.some(({ input }) => input === 'facts');
}
