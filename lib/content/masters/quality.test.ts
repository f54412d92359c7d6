import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceValues } from '@/lib/entities/choices';
import { factNames } from '@/lib/entities/entity';
import { publishedWhere } from '@/lib/entities/published';
import { resources } from '@/lib/entities/registry';
import { isSaid } from '@/lib/entities/said';
import { stateOf } from '@/lib/facts/state';
import { todayInMorocco } from '@/lib/french/dates';
import { readFacts } from '@/lib/db/statements/fact-rows';
import { seedOnce } from '@/prisma/seed';
import { runOnServer } from '@/tests/fixtures/data/many-masters';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import type { FactCounts } from './quality';

const WORTHS = [...choiceValues('factState'), 'sans-source'].toSorted();

onDatabase('what the facts of the directory are worth', ({ db, url }) => {
  test('is counted as each value is judged', async () => {
    await seedOnce(db);
    const now = new Date();
    const today = todayInMorocco(now);
    await db.source.updateMany({
      where: { kind: 'presse' },
      data: { state: 'gone', stateOn: now },
    });
    await db.$executeRaw`
      UPDATE facts SET is_verified = true, seen_on = now(), seen_by = 'team',
        person_id = gen_random_uuid() WHERE field = 'kind'`;
    await db.$executeRaw`UPDATE facts SET ended_on = now() WHERE field = 'semesters'`;
    await db.$executeRaw`UPDATE facts SET value = '"Autre"' WHERE field = 'name' AND place = 1`;
    await db.$executeRaw`
      UPDATE facts SET value = '["en", "fr"]' WHERE field = 'languages' AND value = '["fr", "en"]'`;

    const masters = await db.programme.findMany({ where: publishedWhere(now) });
    const ids = masters.map(({ id }) => id);
    const facts = await readFacts(db, 'programmes', ids);
    const states = masters.flatMap((master) =>
      factNames(resources.programmes).flatMap((field) => {
        const value = master[field as keyof typeof master];
        const own = facts.get(master.id) ?? [];
        return stateOf({ field, value }, own, today) ?? (isSaid(value) ? ['sans-source'] : []);
      }),
    );
    const counted = await runOnServer<FactCounts>(
      url,
      `import { loadFactCounts } from '@/lib/content/masters/quality';
      answer(await loadFactCounts());`,
    );
    assert.deepEqual(counted.states, tally(states));
    assert.deepEqual(Object.keys(counted.states).toSorted(), WORTHS);
    const living = [...facts.values()].flat().filter(({ endedOn }) => !endedOn);
    assert.deepEqual(counted.kinds, tally(living.map(({ source }) => source.kind)));
  });
});

function tally(words: readonly string[]): Record<string, number> {
  const names = [...new Set(words)];
  return Object.fromEntries(
    names.map((name) => [name, words.filter((word) => word === name).length]),
  );
}
