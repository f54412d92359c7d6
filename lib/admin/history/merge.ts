import 'server-only';
import { type Actor, changedFields, logChange } from '@/lib/admin/audit';
import { stores } from '@/lib/admin/store';
import { type Tx, db } from '@/lib/db/connect/client';
import { lockRows } from '@/lib/db/statements/rows';
import { moveSubjects } from '@/lib/db/statements/subscribers';
import { contentChanged } from '@/lib/process/generation';
import { invalid, notFound } from '@/lib/process/http-error';
import { KINDS, type ResourceName } from '@/lib/entities/resource';
import {
  type Place,
  type Reference,
  idsNaming,
  naming,
  partsOf,
  placesOf,
  readRows,
  writeField,
} from './trash';
import { recordSaves } from './revisions';

type Merge = { id: string; into: string; actor: Actor };

const LONG_TRANSACTION = { timeout: 120_000, maxWait: 5_000 };

/** All rows that name one name another instead; then the one is deleted, and its address leads there. */
export async function mergeRow(name: ResourceName, merge: Merge): Promise<{ changed: number }> {
  const { id, into, actor } = merge;
  if (id === into) throw invalid([{ path: 'into', message: 'Must be another one' }]);
  const entity = KINDS[name];
  const { references, isWithdrawn } = await db().$transaction(async (tx) => {
    const found = await lockRows(tx, name, [id, into]);
    if (!found.has(id)) throw notFound();
    if (!found.has(into)) throw invalid([{ path: 'into', message: 'Does not exist' }]);
    const references: Reference[] = [];
    for (const place of placesOf(name))
      references.push(...(await moveReferences(tx, place, merge)));
    if (name === 'categories' || name === 'cities') await moveSubjects(tx, name, id, into);
    if (name === 'programmes') references.push(await moveProposals(tx, merge));
    // What was asked at one establishment, or for one master, is told of the other.
    await tx.pastExam.updateMany({
      where: { establishmentId: id },
      data: { establishmentId: into },
    });
    await tx.pastExam.updateMany({ where: { programmeId: id }, data: { programmeId: into } });
    const moved = references.filter(({ ids }) => ids.length > 0);
    const done = await stores[name].removeIn(tx, id, actor, { id: into, references: moved });
    const changes = { ...done.changes, mergedInto: { before: null, after: into } };
    await recordSaves(tx, { actor, action: 'merge', entity }, [{ ...done, changes }]);
    return { references, isWithdrawn: done.isWithdrawn };
  }, LONG_TRANSACTION);
  await contentChanged(isWithdrawn ? 'withdrawal' : 'harmless');
  const changed = references.reduce((sum, { ids }) => sum + ids.length, 0);
  logChange(actor, { action: 'merge', entity, id, into, rows: changed });
  return { changed };
}

/** What readers have sent is about the heir from now on. */
async function moveProposals(tx: Tx, { id, into }: Merge): Promise<Reference> {
  const moved = await tx.proposal.updateManyAndReturn({
    where: { programmeId: id },
    data: { programmeId: into },
    select: { id: true },
  });
  const ids = moved.map((proposal) => proposal.id);
  return { resource: 'proposals', field: 'programmeId', ids, heir: into };
}

/** Each is a save of the row that is moved. Those that named both are told apart for the way back. */
async function moveReferences(tx: Tx, place: Place, merge: Merge): Promise<Reference[]> {
  const { holder, field } = place;
  const [only, both]: [string[], string[]] = [[], []];
  for (const ids of partsOf(await idsNaming(tx, place, merge.id))) {
    for (const row of await moveSome(tx, place, merge, ids)) {
      const named = row[field.name];
      const isBoth = Array.isArray(named) && named.includes(merge.into);
      (isBoth ? both : only).push(row.id);
    }
  }
  const moved = { resource: holder.name, field: field.name };
  return [
    { ...moved, ids: only, heir: merge.into },
    { ...moved, ids: both },
  ];
}

async function moveSome(tx: Tx, place: Place, { id, into, actor }: Merge, ids: string[]) {
  const { holder, field } = place;
  await lockRows(tx, holder.name, ids);
  // Somebody may have given one of them another meanwhile.
  const rows = await readRows(tx, holder, { id: { in: ids }, ...naming(field, id) });
  const saves = rows.map((before) => {
    const value = before[field.name];
    const moved = Array.isArray(value)
      ? [...new Set(value.map((one: string) => (one === id ? into : one)))]
      : into;
    const row = { ...before, [field.name]: moved };
    return { row, before, changes: changedFields(before, row) };
  });
  const moved = saves.map(({ row, before }) => ({
    id: row.id,
    before: before[field.name],
    value: row[field.name],
  }));
  await writeField(tx, place, moved);
  await recordSaves(tx, { actor, action: 'merge', entity: KINDS[holder.name] }, saves);
  return rows;
}
