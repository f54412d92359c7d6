import { randomUUID } from 'node:crypto';
import { type Actor, type Author, changedFields, logChange, recordAudit } from '@/lib/admin/audit';
import { type Save, recordSaves } from '@/lib/admin/history/revisions';
import { forgetSlugs, rememberSlugChange } from '@/lib/admin/slug-changes';
import { factsOfSave, hasFacts } from '@/lib/admin/stored-fields';
import { db } from '@/lib/db/connect/client';
import { writeFacts } from '@/lib/db/statements/fact-rows';
import { lockRows, insertRows, replaceLinks, updateRows, rowsOf } from '@/lib/db/statements/rows';
import { contentChanged } from '@/lib/process/generation';
import { conflict } from '@/lib/process/http-error';
import { isPublicRow } from '@/lib/entities/registry';
import type { Fact } from '@/lib/entities/evidence';
import { KINDS, type Resource } from '@/lib/entities/resource';
import type { Import, Prisma } from '@/prisma/generated/client';
import type { Input } from './columns';
import type { Stored, Write } from './plan';
import type { z } from 'zod';
import { readPage } from '@/lib/content/page';
import { containing } from '@/lib/db/statements/fold-text';
import type { searchQuerySchema } from '@/lib/entities/fields/list-query';
import type { Report } from './report';

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
  { actor, file, onProgress, report }: Writing,
): Promise<void> {
  const by = { actor, file };
  await db().$transaction(
    async (tx) => {
      await writeRows(tx, resource, writes, by, onProgress);
      await recordImport(tx, { ...by, ...report, list: resource.name });
    },
    { timeout: LIMIT_MS },
  );
  await contentChanged(
    writes.some((one) => isWithdrawn(resource, one)) ? 'withdrawal' : 'harmless',
  );
  logChange(actor, { action: 'import', entity: KINDS[resource.name], rows: writes.length });
}

export type By = { actor: Author; file: string; isUnlogged?: boolean };

/** Of the first content of a site there is nothing before that the log could tell. */
export async function writeRows(
  tx: Tx,
  resource: Resource,
  writes: readonly Write[],
  by: By,
  onProgress: (done: number, of: number) => void = () => undefined,
): Promise<void> {
  let done = 0;
  const count = (part: readonly Write[]) => onProgress((done += part.length), writes.length);
  for (const part of parts(writes.filter(isChange))) {
    await writeChanges(tx, resource, part, by);
    count(part);
  }
  for (const part of parts(writes.filter((one) => !isChange(one)))) {
    await writeCreations(tx, resource, part, by);
    count(part);
  }
}

const isChange = (write: Write): write is Change => write.stored !== undefined;

async function writeCreations(tx: Tx, resource: Resource, part: readonly Write[], by: By) {
  const { name } = resource;
  const made = part.map((write) => ({ id: randomUUID(), ...write }));
  const rows = made.map(({ id, data: { updatedAt: _, ...data } }) => ({ id, ...data }));
  await insertRows(tx, name, ownColumns(resource, rows));
  await writeLinks(tx, resource, rows);
  const factsOf = await importFacts(tx, resource, made, by);
  if (by.isUnlogged) return;
  const slugs = rows.map((row) => String(row.slug));
  await forgetSlugs(tx, KINDS[name], slugs);
  const saves = rows
    .map((row) => ({ ...row, ...factsOf(row.id) }))
    .map((row) => ({ row, changes: changedFields({}, row) }));
  await recordSaves(tx, { actor: by.actor, action: 'import', entity: KINDS[name] }, saves);
}

async function writeChanges(tx: Tx, resource: Resource, part: readonly Change[], by: By) {
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
  await updateRows(tx, name, ownColumns(resource, rows));
  const changed = part.map(({ stored, data }) => ({ id: stored.id, ...data }));
  await writeLinks(tx, resource, changed);
  const subjects = part.map((write) => ({ id: write.stored.id, ...write }));
  const factsOf = await importFacts(tx, resource, subjects, by);
  for (const { stored, data } of part) {
    const { id, slug: from } = stored;
    if (data.slug === undefined || data.slug === from) continue;
    const wasPublic = isPublicRow(resource, stored.input);
    await rememberSlugChange(tx, KINDS[name], { id, from, to: data.slug, wasPublic });
  }
  await recordSaves(
    tx,
    { actor: by.actor, action: 'import', entity: KINDS[name] },
    part.map((one) => saveOf({ ...one, data: { ...one.data, ...factsOf(one.stored.id) } })),
  );
}

/** Says what the facts of each row are from now on. */
async function importFacts(
  tx: Tx,
  resource: Resource,
  writes: readonly (Write & { id: string })[],
  { actor, file }: By,
): Promise<(id: string) => { facts?: Fact[] }> {
  const { name } = resource;
  if (!hasFacts(name)) return () => ({});
  const saved = writes.map(({ id, stored, data, facts, proposed = {} }) => {
    const before = stored?.input;
    const input = { ...before, ...data };
    const given = { before, input, sent: data.facts, actor, from: { file, proposed } };
    return {
      id,
      facts: facts ?? factsOfSave(resource, given),
      before: before?.facts as Fact[] | undefined,
    };
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

function isWithdrawn(resource: Resource, { stored, data }: Write): boolean {
  return (
    stored !== undefined &&
    isPublicRow(resource, stored.input) &&
    !isPublicRow(resource, { ...stored.input, ...data })
  );
}

function ownColumns<R extends Input>({ fields }: Resource, rows: readonly R[]): R[] {
  const elsewhere = fields.filter(({ link, isEvidence }) => link ?? isEvidence);
  const names = new Set(elsewhere.map(({ name }) => name));
  const isOwn = ([name]: [string, unknown]) => !names.has(name);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(isOwn)) as R);
}

function* parts<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += PART) yield all.slice(at, at + PART);
}

/** What the doing of an import is told. */
export type Writing = {
  actor: Actor;
  file: string;
  report: Pick<Report, 'counts' | 'contradicted'>;
  onProgress: (done: number, of: number) => void;
};

type Imported = Writing['report'] & {
  list: Report['resource'] | 'first-data';
  file: string;
  actor: Author;
  /** Why it failed; then nothing else was written. */
  reason?: string;
};

type Failed = { list: { name: Report['resource'] }; file: string; actor: Actor };

/** Whoever asked is told why in any case, be the database there or not. */
export async function recordFailure({ list, file, actor }: Failed, reason: string): Promise<void> {
  const counts = { create: 0, change: 0, refuse: 0, keep: 0 };
  const failed = { list: list.name, file, actor, counts, contradicted: 0, reason };
  await recordImport(db(), failed).catch(() => undefined);
}

/** In the transaction of the import, so that nothing is told to be done that is not. */
export async function recordImport(
  tx: Prisma.TransactionClient,
  { list, file, actor, counts, contradicted, reason }: Imported,
): Promise<void> {
  const { create: created, change: changed, keep: kept, refuse: refused } = counts;
  const state = reason === undefined ? 'done' : 'failed';
  const totals = { created, changed, kept, refused, contradicted };
  const who = { actorId: actor.id, actorLabel: actor.label };
  await tx.import.create({ data: { list, file, ...who, ...totals, state, reason } });
  if (list === 'first-data' || state === 'failed') return;
  const entity = list === 'subscribers' ? 'subscriber' : KINDS[list];
  const changes = {
    created: { before: null, after: created },
    changed: { before: null, after: changed },
  };
  await recordAudit(tx, { actor, action: 'import', entity, entityId: null, changes });
}

export type ImportRow = Import;

export function listImports({ q, ...slice }: z.output<typeof searchQuerySchema>) {
  const text = containing(q);
  const where = { OR: [{ file: text }, { actorLabel: text }, { list: text }] };
  return readPage(db().import, { where, orderBy: [{ at: 'desc' }, { id: 'desc' }] }, slice);
}
