import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Actor, changedFields, recordAudit } from '@/lib/admin/audit';
import { type Save, recordSaves } from '@/lib/admin/history/revisions';
import { forgetSlugs, rememberSlugChange } from '@/lib/admin/slug-changes';
import { factsOfSave, hasFacts } from '@/lib/admin/facts';
import { db } from '@/lib/db/connect/client';
import { writeFacts } from '@/lib/db/statements/fact-rows';
import { lockRows } from '@/lib/db/statements/locks';
import { insertRows, replaceLinks, updateRows } from '@/lib/db/statements/many-rows';
import { rowsOf } from '@/lib/db/statements/resource-rows';
import { contentChanged } from '@/lib/process/generation';
import { conflict } from '@/lib/process/http-error';
import { requestLog } from '@/lib/process/log';
import { isPublicRow } from '@/lib/entities/registry';
import type { Fact } from '@/lib/entities/evidence';
import { KINDS, type Resource } from '@/lib/entities/resource';
import type { Prisma } from '@/prisma/generated/client';
import type { Input } from './row-input';
import type { Stored, Write } from './row-plan';

type Tx = Prisma.TransactionClient;
type Change = Write & { stored: Stored };

/** The words of each row are indexed for search, and no statement may take more than two seconds. */
const PART = 100;
/** Far longer than the five seconds of a save; each statement still has its own short limit. */
const LIMIT_MS = 120_000;

/** All of it or nothing: rows, links, old slugs and a line of the audit log for each row. */
export async function applyPlan(
  resource: Resource,
  writes: readonly Write[],
  actor: Actor,
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  const changes = writes.filter((write): write is Change => write.stored !== undefined);
  const creations = writes.filter(({ stored }) => stored === undefined);
  const entity = KINDS[resource.name];
  let done = 0;
  const count = (part: readonly Write[]) => onProgress((done += part.length), writes.length);
  await db().$transaction(
    async (tx) => {
      for (const part of parts(changes)) {
        await writeChanges(tx, resource, part, actor);
        count(part);
      }
      for (const part of parts(creations)) {
        await writeCreations(tx, resource, part, actor);
        count(part);
      }
      const totals = {
        created: { before: null, after: creations.length },
        changed: { before: null, after: changes.length },
      };
      await recordAudit(tx, { actor, action: 'import', entity, entityId: null, changes: totals });
    },
    { timeout: LIMIT_MS },
  );
  await contentChanged(
    changes.some((one) => isWithdrawn(resource, one)) ? 'withdrawal' : 'harmless',
  );
  requestLog(actor.requestId).info(
    { actor: actor.id, action: 'import', entity, rows: writes.length },
    'content imported',
  );
}

async function writeCreations(tx: Tx, resource: Resource, part: readonly Write[], actor: Actor) {
  const { name } = resource;
  const rows = part.map(({ data: { updatedAt: _, ...data } }) => ({ id: randomUUID(), ...data }));
  await insertRows(
    tx,
    name,
    rows.map((row) => ownColumns(resource, row)),
  );
  await writeLinks(tx, resource, rows);
  const factsOf = await importFacts(
    tx,
    resource,
    rows.map((row) => ({ id: row.id, data: row })),
    actor,
  );
  await forgetSlugs(
    tx,
    KINDS[name],
    rows.map((row) => String(row.slug)),
  );
  const saves = rows
    .map((row) => ({ ...row, ...factsOf(row.id) }))
    .map((row) => ({ row, changes: changedFields({}, row) }));
  await recordSaves(tx, { actor, action: 'create', entity: KINDS[name] }, saves);
}

async function writeChanges(tx: Tx, resource: Resource, part: readonly Change[], actor: Actor) {
  const { name } = resource;
  const ids = part.map(({ stored }) => stored.id);
  await lockRows(tx, name, ids);
  const found = await rowsOf(tx, name).findMany({
    where: { id: { in: ids } },
    select: { id: true, updatedAt: true },
  });
  const versions = new Map(found.map(({ id, updatedAt }) => [id, updatedAt.toISOString()]));
  if (part.some(({ stored }) => versions.get(stored.id) !== stored.updatedAt)) {
    throw changedMeanwhile();
  }
  // One statement sets the same columns in all rows; a row that keeps one is given its own value.
  const fields = new Set(part.flatMap(({ data }) => Object.keys(data)));
  const rows = part.map(({ stored, data }) => ({
    id: stored.id,
    ...Object.fromEntries([...fields].map((one) => [one, stored.input[one] ?? null])),
    ...data,
  }));
  await updateRows(
    tx,
    name,
    rows.map((row) => ownColumns(resource, row)),
  );
  await writeLinks(
    tx,
    resource,
    part.map(({ stored, data }) => ({ id: stored.id, ...data })),
  );
  const subjects = part.map(({ stored, data }) => ({ id: stored.id, before: stored.input, data }));
  const factsOf = await importFacts(tx, resource, subjects, actor);
  for (const { stored, data } of part) {
    const { id, slug: from } = stored;
    if (data.slug === undefined || data.slug === from) continue;
    const wasPublic = isPublicRow(resource, stored.input);
    await rememberSlugChange(tx, KINDS[name], { id, from, to: data.slug, wasPublic });
  }
  await recordSaves(
    tx,
    { actor, action: 'update', entity: KINDS[name] },
    part.map((one) => saveOf({ ...one, data: { ...one.data, ...factsOf(one.stored.id) } })),
  );
}

type Subject = { id: string; before?: Input; data: Input };

/** Says what the facts of each row are from now on. */
async function importFacts(
  tx: Tx,
  resource: Resource,
  subjects: readonly Subject[],
  actor: Actor,
): Promise<(id: string) => { facts?: Fact[] }> {
  const { name } = resource;
  if (!hasFacts(name)) return () => ({});
  const saved = subjects.map(({ id, before, data }) => {
    const given = { before, input: { ...before, ...data }, sent: data.facts, actor };
    const facts = factsOfSave(resource, given);
    return { id, facts, before: before?.facts as Fact[] | undefined };
  });
  await writeFacts(tx, name, saved);
  const byId = new Map(saved.map(({ id, facts }) => [id, facts]));
  return (id) => ({ facts: byId.get(id) });
}

async function writeLinks(
  tx: Tx,
  { name, fields }: Resource,
  rows: readonly ({ id: string } & Input)[],
) {
  for (const { name: field, link } of fields) {
    if (!link) continue;
    const linked = rows.filter((row) => row[field] !== undefined);
    if (linked.length === 0) continue;
    const pairs = linked.map((row) => ({ id: row.id, linked: row[field] as string[] }));
    await replaceLinks(tx, name, link, pairs);
  }
}

export const changedMeanwhile = () =>
  conflict(
    'edited_meanwhile',
    'Rows of this import were changed meanwhile: nothing was written. Check the file again',
  );

function saveOf({ stored: { id, updatedAt, input }, data }: Change): Save {
  const told = Object.fromEntries(Object.keys(data).map((name) => [name, input[name]]));
  return {
    row: { id, ...input, ...data },
    before: { id, updatedAt, ...input },
    changes: changedFields(told, data),
  };
}

function isWithdrawn(resource: Resource, { stored, data }: Change): boolean {
  return (
    isPublicRow(resource, stored.input) && !isPublicRow(resource, { ...stored.input, ...data })
  );
}

function ownColumns<R extends Input>({ fields }: Resource, row: R): R {
  const elsewhere = fields.filter(({ link, isEvidence }) => link ?? isEvidence);
  const names = new Set(elsewhere.map(({ name }) => name));
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.has(name))) as R;
}

function* parts<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += PART) yield all.slice(at, at + PART);
}
