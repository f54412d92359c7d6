import 'server-only';
import { type Actor, changedFields } from '@/lib/admin/audit';
import { stores } from '@/lib/admin/store';
import { db } from '@/lib/db/connect/client';
import { lockRows, replaceLinks } from '@/lib/db/statements/many-rows';
import { moveSubjects } from '@/lib/db/statements/subscribers/subjects';
import { rowsOf } from '@/lib/db/statements/resource-rows';
import { linksOf, shownRow } from '@/lib/db/statements/stored-fields';
import { contentChanged } from '@/lib/process/generation';
import { invalid, notFound } from '@/lib/process/http-error';
import { requestLog } from '@/lib/process/log';
import type { Field, Resource, ResourceName } from '@/lib/entities/resource';
import { KINDS } from '@/lib/entities/resource';
import type { Prisma } from '@/prisma/generated/client';
import { type Held, PART } from './held';
import { recordSaves } from './revisions';
import { holdersOf, naming, placesOf } from './uses';

type Tx = Prisma.TransactionClient;
type Merge = { id: string; into: string; actor: Actor };
type Place = { holder: Resource; field: Field };

const PATIENCE = { timeout: 120_000, maxWait: 5_000 };

/** All rows that name one name another instead; then the one is deleted, and its address leads there. */
export async function mergeRow(name: ResourceName, merge: Merge): Promise<{ changed: number }> {
  const { id, into, actor } = merge;
  if (id === into) throw invalid([{ path: 'into', message: 'Must be another one' }]);
  const entity = KINDS[name];
  const { held, isWithdrawn } = await db().$transaction(async (tx) => {
    const found = await lockRows(tx, name, [id, into]);
    if (!found.has(id)) throw notFound();
    if (!found.has(into)) throw invalid([{ path: 'into', message: 'Does not exist' }]);
    const held: Held[] = [];
    for (const place of placesOf(name)) held.push(...(await moveHolders(tx, place, merge)));
    if (name === 'categories' || name === 'cities') await moveSubjects(tx, name, id, into);
    if (name === 'programmes') held.push(...(await moveProposals(tx, merge)));
    const done = await stores[name].removeIn(tx, id, actor, { id: into, held });
    const changes = { ...done.changes, mergedInto: { before: null, after: into } };
    await recordSaves(tx, { actor, action: 'merge', entity }, [{ ...done, changes }]);
    return { held, isWithdrawn: done.isWithdrawn };
  }, PATIENCE);
  await contentChanged(isWithdrawn ? 'withdrawal' : 'harmless');
  const changed = held.reduce((sum, { ids }) => sum + ids.length, 0);
  const line = { actor: actor.id, action: 'merge', entity, id, into, rows: changed };
  requestLog(actor.requestId).info(line, 'content changed');
  return { changed };
}

/** What readers have sent is about the heir from now on. */
async function moveProposals(tx: Tx, { id, into }: Merge): Promise<Held[]> {
  const moved = await tx.proposal.updateManyAndReturn({
    where: { programmeId: id },
    data: { programmeId: into },
    select: { id: true },
  });
  const ids = moved.map((proposal) => proposal.id);
  return ids.length > 0 ? [{ resource: 'proposals', field: 'programmeId', ids, heir: into }] : [];
}

/** Each is a save of the row that is moved. Those that named both are told apart for the way back. */
async function moveHolders(tx: Tx, place: Place, merge: Merge): Promise<Held[]> {
  const { holder, field } = place;
  const told = { resource: holder.name, field: field.name };
  const ids = (await holdersOf(tx, place, merge.id)).toSorted();
  const [only, both]: [string[], string[]] = [[], []];
  for (let at = 0; at < ids.length; at += PART) {
    const part = ids.slice(at, at + PART);
    for (const [id, isBoth] of await moveSome(tx, place, merge, part))
      (isBoth ? both : only).push(id);
  }
  return [
    ...(only.length > 0 ? [{ ...told, ids: only, heir: merge.into }] : []),
    ...(both.length > 0 ? [{ ...told, ids: both }] : []),
  ];
}

async function moveSome(tx: Tx, { holder, field }: Place, merge: Merge, asked: string[]) {
  const { id, into, actor } = merge;
  const { name, link } = field;
  await lockRows(tx, holder.name, asked);
  // Somebody may have given one of them another meanwhile.
  const rows = await rowsOf(tx, holder.name).findMany({
    where: { id: { in: asked }, ...naming(field, id) },
    ...linksOf(holder),
  });
  const saves = rows.map((row) => {
    const before = shownRow(holder, row);
    const value = before[name];
    const moved = Array.isArray(value)
      ? [...new Set(value.map((one: string) => (one === id ? into : one)))]
      : into;
    const after = { ...before, [name]: moved };
    return { row: after, before, changes: changedFields(before, after) };
  });
  const ids = saves.map(({ row }) => row.id);
  const data = link ? { updatedAt: new Date() } : { [name]: into };
  await rowsOf(tx, holder.name).updateMany({ where: { id: { in: ids } }, data });
  if (link) {
    const linked = saves.map(({ row }) => ({ id: row.id, linked: row[name] as string[] }));
    await replaceLinks(tx, holder.name, link, linked);
  }
  await recordSaves(tx, { actor, action: 'merge', entity: KINDS[holder.name] }, saves);
  return saves.map(({ row, before }): [string, boolean] => {
    const named = before[name];
    return [row.id, Array.isArray(named) && named.includes(into)];
  });
}
