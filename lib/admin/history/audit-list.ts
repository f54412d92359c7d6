import 'server-only';
import type { Changes } from '@/lib/admin/audit';
import { type Named, namesOf } from '@/lib/admin/conflicts';
import { type Page, readPage } from '@/lib/content/page';
import { db } from '@/lib/db/connect/client';
import { containing } from '@/lib/db/statements/fold-text';
import { rowsOf } from '@/lib/db/statements/rows';
import { resourceNames, resourceOf, resources } from '@/lib/entities/registry';
import { KINDS, type ResourceKind } from '@/lib/entities/resource';
import type { AuditQuery } from '@/lib/entities/back-office';
import type { AuditEntry as Entry, Prisma } from '@/prisma/generated/client';

const DAY = 24 * 60 * 60 * 1000;
const MOST_NAMED = 500;

export type AuditRow = Awaited<ReturnType<typeof listAudit>>['rows'][number];

/** With what the rows are called now, because nobody knows them by their ids. */
export async function listAudit(query: AuditQuery, kinds?: readonly string[]) {
  const where = { AND: [await whereOf(query), { entity: { in: kinds && [...kinds] } }] };
  const orderBy: Prisma.AuditEntryOrderByWithRelationInput[] = [{ at: 'desc' }, { id: 'desc' }];
  const { rows: entries, total } = await readPage(db().auditEntry, { where, orderBy }, query);
  const saves = { id: { in: entries.map(({ id }) => id) } };
  const [{ names, trashed }, kept] = await Promise.all([
    namesIn(entries),
    db().revision.findMany({ where: saves, select: { id: true } }),
  ]);
  const revisions = new Set(kept.map(({ id }) => id));
  const rows = entries.map((entry) => ({
    ...entry,
    names: Object.fromEntries(
      [...idsIn(entry), ...(isRedirect(entry) ? [{ id: entry.entityId ?? '' }] : [])].flatMap(
        ({ id }) => (names.has(id) ? [[id, names.get(id) ?? '']] : []),
      ),
    ),
    // A form opens over what is in its list alone.
    hasRevision: revisions.has(entry.id) && !trashed.has(entry.entityId ?? ''),
  }));
  return { rows, total } satisfies Page<unknown>;
}

async function whereOf({ q, person, entity, days }: AuditQuery) {
  const where: Prisma.AuditEntryWhereInput = { entity, actorId: person };
  if (days) where.at = { gte: new Date(Date.now() - days * DAY) };
  if (!q) return where;
  const text = containing(q);
  const found = await Promise.all([
    db().trash.findMany({ where: { name: text }, take: MOST_NAMED, select: { id: true } }),
    ...resourceNames.map((name) =>
      rowsOf(db(), name).findMany({
        where: { [resources[name].nameField]: text },
        take: MOST_NAMED,
        select: { id: true },
      }),
    ),
  ]);
  const ids = found.flat().map(({ id }) => id);
  return { ...where, OR: [{ actorLabel: text }, { entityId: { in: ids } }] };
}

const isRedirect = ({ entity }: Entry) => entity === 'redirect';

/** The row itself, and the rows that its changed fields name. */
function idsIn({ entity, entityId, changes }: Entry): Named[] {
  const name = resourceNames.find((one) => KINDS[one] === entity);
  if (!name) return [];
  const changed = changes as Changes;
  const named = resourceOf(entity as ResourceKind).fields.flatMap(({ name, options }) => {
    const { before, after } = changed[name] ?? {};
    const ids = options ? [before, after].flat().filter((id) => typeof id === 'string') : [];
    return options ? ids.map((id) => ({ resource: options, id: String(id) })) : [];
  });
  const { after: heir } = changed.mergedInto ?? {};
  const rows = [entityId, heir].flatMap((id) =>
    typeof id === 'string' ? [{ resource: name, id }] : [],
  );
  return [...rows, ...named];
}

async function namesIn(entries: readonly Entry[]) {
  const named = entries.flatMap(idsIn);
  const trashed = await db().trash.findMany({
    where: { id: { in: named.map(({ id }) => id) } },
    select: { id: true, name: true },
  });
  const names = await namesOf(named);
  for (const { id, name } of trashed) names.set(id, name);
  const redirects = await db().redirect.findMany({
    where: { id: { in: entries.filter(isRedirect).map(({ entityId }) => entityId ?? '') } },
    select: { id: true, source: true },
  });
  for (const { id, source } of redirects) names.set(id, source);
  return { names, trashed: new Set(trashed.map(({ id }) => id)) };
}
