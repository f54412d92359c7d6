import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, post } from '../subject/ask';
import type { Fleet } from './fleet';

export type Staleness = { rounds: number; stale: number; longestMs: number };

const PATIENCE_MS = 20_000;

/** Saves a text again and again, and reads it from every instance once the save was answered. */
export async function measureStaleness(
  fleet: Fleet,
  rounds: number,
  { from = fleet.url, before }: { from?: string; before?: () => Promise<void> } = {},
): Promise<Staleness> {
  const cookie = (turn: number) => fleet.cookies[turn % fleet.cookies.length] ?? '';
  const slug = `fraiche-${randomUUID().slice(0, 8)}`;
  const city = { name: 'Ville fraîche', slug, description: 'Marque 0.' };
  const made = await post(fleet.url, '/api/admin/cities', city, cookie(0));
  if (made.status !== 201) throw new Error(`a city was not made: ${made.status} ${made.text}`);
  const { id } = JSON.parse(made.text) as { id: string };
  const result = { rounds, stale: 0, longestMs: 0 };
  for (let round = 1; round <= rounds; round += 1) {
    await Promise.all(fleet.instances().map((url) => ask(`${url}/villes/${slug}`)));
    await before?.();
    const description = `Marque ${round}, ${randomUUID()}.`;
    const saved = await ask(`${from}/api/admin/cities/${id}`, {
      method: 'PUT',
      body: JSON.stringify({ ...city, description }),
      headers: {
        ...{ origin: fleet.url, cookie: cookie(round), 'content-type': 'application/json' },
      },
    });
    if (saved.status !== 200) throw new Error(`not saved: ${saved.status} ${saved.text}`);
    const answeredAt = performance.now();
    const waits = fleet.instances().map(async (url) => {
      let staleMs: number | undefined;
      for (;;) {
        const askedAt = performance.now();
        const { status, text } = await ask(`${url}/villes/${slug}`);
        if (status === 200 && text.includes(description)) return staleMs;
        staleMs = askedAt - answeredAt;
        if (staleMs > PATIENCE_MS) throw new Error(`${url} shows ${status} after ${staleMs} ms`);
        await sleep(5);
      }
    });
    for (const staleMs of await Promise.all(waits)) {
      if (staleMs === undefined) continue;
      result.stale += 1;
      result.longestMs = Math.max(result.longestMs, staleMs);
    }
  }
  return result;
}
