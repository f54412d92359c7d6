import 'server-only';
import { type Call, byYear, callsOfEach, listCalls, shownCalls } from './calls';
import type { ShownFact } from '@/lib/entities/evidence';
import { factsOfMasters } from './claims';
import { type Programme, listProgrammes } from './programmes';

/** A statement for so many rows ends long before the pool gives it up. */
const PART = 250;

export type MasterWithCalls = Programme & { calls: Call[] };
export type MasterWithFacts = MasterWithCalls & { facts: ShownFact[] };

/**
 * All published masters with the calls that are for them, some at a time, by slug. The calls are
 * read before, once: each part of the masters has nearly all establishments in it.
 */
export async function* everyMaster(): AsyncGenerator<MasterWithCalls[]> {
  const calls: Call[] = [];
  for await (const some of everyCall()) calls.push(...some);
  const callsOf = callsOfEach(calls.sort(byYear));
  for (let after = ''; ;) {
    const rows = await listProgrammes({
      where: { slug: { gt: after } },
      orderBy: [{ slug: 'asc' }],
      limit: PART,
    });
    if (rows.length > 0) yield rows.map((row) => ({ ...row, calls: callsOf(row) }));
    if (rows.length < PART) return;
    after = rows.at(-1)?.slug ?? '';
  }
}

/** The same with what each of their sources says. */
export async function* everyMasterWithFacts(): AsyncGenerator<MasterWithFacts[]> {
  for await (const masters of everyMaster()) {
    const facts = await factsOfMasters(masters);
    yield masters.map((master, at) => ({ ...master, facts: facts[at] ?? [] }));
  }
}

/** All calls, of establishments without a published master too. */
export async function* everyCall(): AsyncGenerator<Call[]> {
  for (let after = ''; ;) {
    const where = { slug: { gt: after }, ...shownCalls() };
    const rows = await listCalls({ where, orderBy: [{ slug: 'asc' }], limit: PART });
    if (rows.length > 0) yield rows;
    if (rows.length < PART) return;
    after = rows.at(-1)?.slug ?? '';
  }
}
