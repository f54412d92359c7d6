import 'server-only';
import { db } from '@/lib/db/connect/client';
import { readFacts } from '@/lib/db/statements/fact-rows';
import type { ShownFact } from '@/lib/entities/evidence';
import type { Programme } from '@/lib/entities/programme';
import { stateOf } from '@/lib/facts/state';
import { todayInMorocco } from '@/lib/french/dates';

/** All that sources say of each of these masters, with what it is worth today. */
export async function factsOfMasters(masters: readonly Programme[]): Promise<ShownFact[][]> {
  const today = todayInMorocco();
  const facts = await readFacts(
    db(),
    'programmes',
    masters.map(({ id }) => id),
  );
  return masters.map((master) => {
    const own = facts.get(master.id) ?? [];
    return own.map(({ personId: _, ...fact }) => {
      const { slug: __, state: ___, stateOn: ____, lastSeenOn: _____, ...source } = fact.source;
      const { field, endedOn } = fact;
      const value = master[field as keyof Programme];
      return { ...fact, source, state: endedOn ? null : stateOf({ field, value }, own, today) };
    });
  });
}
