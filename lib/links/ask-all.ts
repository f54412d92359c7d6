import { type Told, ask } from './ask';
import type { Reach } from './resolve';

const AT_ONCE = 4;
const EACH_MS = 5000;
const ALL_MS = 20_000;

type Options = { reach: Reach; userAgent: string; eachMs?: number; allMs?: number };

/** Those that are not reached before the time is over are left out, and are for the next time. */
export async function askAll(
  addresses: readonly string[],
  { eachMs = EACH_MS, allMs = ALL_MS, ...options }: Options,
): Promise<Map<string, Told>> {
  const over = AbortSignal.timeout(allMs);
  const waiting = [...addresses];
  const answers = new Map<string, Told>();
  const work = async () => {
    for (let next = waiting.shift(); next && !over.aborted; next = waiting.shift()) {
      const signal = AbortSignal.any([over, AbortSignal.timeout(eachMs)]);
      const told = await ask(next, { ...options, signal });
      if (!over.aborted) answers.set(next, told);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}
