import { LRUCache } from 'lru-cache';

type Count = { consumedPoints: number; msBeforeNext: number };
export type Limiter = {
  consume: (key: string) => Promise<unknown>;
  get?: (key: string) => Promise<Count | null>;
};
export type LimiterOptions = { keyPrefix: string; points: number; duration: number };

/** Whoever has a whole network of addresses pushes out the counts of others, and fills no memory. */
export const MOST_KEYS = 20_000;

type Running = { points: number; endsAt: number };

/** Setting the clock of the machine changes no wait: this one only runs forward. */
const now = () => performance.now();

export function countsInMemory({ points: most, duration }: LimiterOptions): Required<Limiter> {
  const counts = new LRUCache<string, Running>({ max: MOST_KEYS });
  const current = (key: string) => {
    const count = counts.get(key);
    return count && count.endsAt > now() ? count : undefined;
  };
  return {
    async consume(key) {
      const { points, endsAt } = current(key) ?? { points: 0, endsAt: now() + duration * 1000 };
      counts.set(key, { points: points + 1, endsAt });
      if (points >= most) throw { msBeforeNext: endsAt - now() };
    },
    async get(key) {
      const count = current(key);
      return count ? { consumedPoints: count.points, msBeforeNext: count.endsAt - now() } : null;
    },
  };
}

/** Does not use instanceof: whoever counts for all instances is another library. */
export function isRefusal(thrown: unknown): thrown is { msBeforeNext: number } {
  return typeof (thrown as { msBeforeNext?: unknown }).msBeforeNext === 'number';
}
