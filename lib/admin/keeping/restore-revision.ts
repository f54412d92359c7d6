import 'server-only';
import type { Actor } from '@/lib/admin/audit';
import { stores } from '@/lib/admin/store';
import { rowsOf } from '@/lib/db/statements/resource-rows';
import { type Issue, conflict } from '@/lib/process/http-error';
import { resources } from '@/lib/entities/registry';
import type { Resource, ResourceName } from '@/lib/entities/resource';
import type { Prisma } from '@/prisma/generated/client';
import { findGone, goneIssue } from './gone-references';
import { findRevision } from './revisions';

type Tx = Prisma.TransactionClient;
type Fields = Record<string, unknown>;
type Asked = { id: string; revision: string; updatedAt: string };

/**
 * Brings back what was, whatever today's rules say, and is a save like any other. Whether visitors
 * see the row stays as it is: whoever wants an older text has not asked to withdraw the page.
 */
export async function restoreRevision(name: ResourceName, asked: Asked, actor: Actor) {
  const resource = resources[name];
  const { id, updatedAt } = asked;
  return stores[name].change(id, { action: 'restore', updatedAt, actor }, async (tx) => {
    const { row } = await findRevision(tx, name, id, asked.revision);
    const input = restorable(resource, row as Fields);
    const issues = [
      ...(await findGone(tx, resource, input)).map(goneIssue),
      ...(await slugIssues(tx, resource, id, String(input.slug))),
    ];
    if (issues.length > 0) throw blocked(issues);
    return input;
  });
}

function restorable({ fields }: Resource, row: Fields): Fields {
  const asked = fields.filter(({ name, input }) => input !== 'publication' && name in row);
  return Object.fromEntries(asked.map(({ name }) => [name, row[name]]));
}

async function slugIssues(tx: Tx, { name, noun }: Resource, id: string, slug: string) {
  const other = await rowsOf(tx, name).findFirst({
    where: { slug, id: { not: id } },
    select: { id: true },
  });
  return other
    ? [{ path: 'slug', message: `Slug: “${slug}” belongs to another ${noun} by now` }]
    : [];
}

const blocked = (issues: Issue[]) =>
  conflict('cannot_restore', 'This revision cannot be restored as it was', issues);
