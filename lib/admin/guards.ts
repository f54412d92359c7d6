import 'server-only';
import { staffTextFault } from '@/lib/content/reading/staff-text';
import { type Issue, conflict, invalid } from '@/lib/process/http-error';
import type { Resource } from '@/lib/entities/resource';
import type { Prisma } from '@/prisma/generated/client';
import { countUses } from './history/references';

type Fields = Record<string, unknown>;

/** Refuses to delete what other rows cannot be without, and says how many they are. */
export async function requireUnused(
  tx: Prisma.TransactionClient,
  { name, noun }: Resource,
  id: string,
): Promise<void> {
  const facts = name === 'sources' ? await tx.fact.count({ where: { sourceId: id } }) : 0;
  if (facts > 0) {
    const what = facts === 1 ? '1 fact rests' : `${facts} facts rest`;
    throw conflict('in_use', `This source cannot be deleted: ${what} on it`);
  }
  const uses = (await countUses(tx, name, id)).filter(({ field }) => field.isGuarding);
  if (uses.length === 0) return;
  const list = uses.map(({ holder, count }) => `${holder.section.label}: ${count}`).join(', ');
  throw conflict('in_use', `This ${noun} cannot be deleted, because others need it (${list})`);
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
