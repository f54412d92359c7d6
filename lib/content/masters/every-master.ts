import 'server-only';
import { type Call, byYear, callsOfEach, listCalls, shownCalls } from './calls';
import { type Programme, listProgrammes } from './programmes';

/** A statement for so many rows ends long before the pool gives it up. */
const PART = 250;

export type MasterWithCalls = Programme & { calls: Call[] };

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
