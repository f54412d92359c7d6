import 'server-only';
import { type Call, listCalls, listCallsOfEach } from './calls';
import { type Programme, listProgrammes } from './programmes';

const PART = 500;

export type MasterWithCalls = Programme & { calls: Call[] };

/** All published masters with the calls that are for them, some at a time, by slug. */
export async function* everyMaster(): AsyncGenerator<MasterWithCalls[]> {
  for (let after = ''; ;) {
    const rows = await listProgrammes({
      where: { slug: { gt: after } },
      orderBy: [{ slug: 'asc' }],
      limit: PART,
    });
    if (rows.length > 0) yield await withCalls(rows);
    if (rows.length < PART) return;
    after = rows.at(-1)?.slug ?? '';
  }
}

/** All calls, of establishments without a published master too. */
export async function* everyCall(): AsyncGenerator<Call[]> {
  for (let after = ''; ;) {
    const where = { slug: { gt: after } };
    const rows = await listCalls({ where, orderBy: [{ slug: 'asc' }], limit: PART });
    if (rows.length > 0) yield rows;
    if (rows.length < PART) return;
    after = rows.at(-1)?.slug ?? '';
  }
}

async function withCalls(masters: readonly Programme[]): Promise<MasterWithCalls[]> {
  const calls = await listCallsOfEach(masters);
  return masters.map((master, at) => ({ ...master, calls: calls[at] ?? [] }));
}
