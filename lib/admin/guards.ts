import 'server-only';
import { staffTextFault } from '@/lib/content/reading/staff-text';
import { type Issue, conflict, invalid } from '@/lib/process/http-error';
import type { Resource } from '@/lib/entities/resource';
import type { Prisma } from '@/prisma/generated/client';
import { countUses } from './history/references';

type Tx = Prisma.TransactionClient;
type Fields = Record<string, unknown>;

/** Refuses to delete what other rows cannot be without, and says how many they are. */
export async function requireUnused(tx: Tx, { name, noun }: Resource, id: string) {
  if (name === 'sources') await requireNothingOn(tx, id);
  const uses = (await countUses(tx, name, id)).filter(({ field }) => field.isGuarding);
  if (uses.length === 0) return;
  const list = uses.map(({ holder, count }) => `${holder.section.label}: ${count}`).join(', ');
  throw conflict('in_use', `This ${noun} cannot be deleted, because others need it (${list})`);
}

async function requireNothingOn(tx: Tx, sourceId: string): Promise<void> {
  const where = { where: { sourceId } };
  const [facts, exams] = [await tx.fact.count(where), await tx.pastExam.count(where)];
  const counts = [
    [facts, 'fact'],
    [exams, 'past examination'],
  ] as const;
  const used = counts.filter(([count]) => count > 0);
  if (used.length === 0) return;
  const named = used.map(([count, noun]) => `${count} ${noun}${count === 1 ? '' : 's'}`);
  const rest = facts + exams === 1 ? 'rests' : 'rest';
  throw conflict('in_use', `This source cannot be deleted: ${named.join(' and ')} ${rest} on it`);
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
