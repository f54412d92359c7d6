import 'server-only';
import { staffTextFault } from '@/lib/content/reading/staff-text';
import { rowsOf } from '@/lib/db/statements/resource-rows';
import { type Issue, conflict, invalid } from '@/lib/process/http-error';
import { resources } from '@/lib/resources/registry';
import type { Field, Resource, ResourceName } from '@/lib/resources/resource';
import type { Prisma } from '@/prisma/generated/client';
import type { Changes } from './audit';

type Fields = Record<string, unknown>;

/** Refuses to delete what other rows cannot be without, and says how many they are. */
export async function requireUnused(
  tx: Prisma.TransactionClient,
  { name, noun }: Resource,
  id: string,
): Promise<void> {
  const holders = await holdersOf(tx, name, id, (field) => field.isGuarding === true);
  if (holders.length === 0) return;
  const list = holders.map(({ label, count }) => `${label}: ${count}`).join(', ');
  throw conflict('in_use', `This ${noun} cannot be deleted, because others need it (${list})`);
}

/** How many rows lose a link to a row that is deleted, for the audit log. */
export async function lostLinks(
  tx: Prisma.TransactionClient,
  { name }: Resource,
  id: string,
): Promise<Changes> {
  const holders = await holdersOf(tx, name, id, (field) => field.link !== undefined);
  return Object.fromEntries(holders.map(({ name, count }) => [name, { before: count, after: 0 }]));
}

async function holdersOf(
  tx: Prisma.TransactionClient,
  name: ResourceName,
  id: string,
  isAsked: (field: Field) => boolean,
) {
  const found: { name: ResourceName; label: string; count: number }[] = [];
  for (const holder of Object.values(resources)) {
    for (const field of holder.fields) {
      if (field.options !== name || !isAsked(field)) continue;
      const { link } = field;
      const where = link ? { [link.relation]: { some: { [link.key]: id } } } : { [field.name]: id };
      const count = await rowsOf(tx, holder.name).count({ where });
      if (count > 0) found.push({ name: holder.name, label: holder.section.label, count });
    }
  }
  return found;
}

/** Rendering a text on trial may take a while, so it is done before a row is locked. */
export async function findTextFaults({ fields }: Resource, given: Fields): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const { name, input } of fields) {
    const text = given[name];
    if (input !== 'markdown' || typeof text !== 'string') continue;
    const message = await staffTextFault(text);
    if (message) issues.push({ path: name, message });
  }
  return issues;
}

/** A text that a row has already may stay, so that everything else of it can still be edited. */
export function refuseTextFaults(faults: Issue[], given: Fields, before: Fields = {}): void {
  const issues = faults.filter(({ path }) => given[path] !== before[path]);
  if (issues.length > 0) throw invalid(issues);
}
