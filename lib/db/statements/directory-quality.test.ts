import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceValues } from '@/lib/entities/choices';
import { factNames } from '@/lib/entities/entity';
import { publishedWhere } from '@/lib/entities/published';
import { resources } from '@/lib/entities/registry';
import { isSaid } from '@/lib/entities/said';
import { stateOf } from '@/lib/facts/state';
import { todayInMorocco } from '@/lib/french/dates';
import { seedOnce } from '@/prisma/seed';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { countFactsByKind, readSameEvidence } from './directory-quality';
import { readFacts } from './fact-rows';

const WORTHS = [...choiceValues('factState'), 'sans-source'].toSorted();

onDatabase('what the facts of the directory are worth', ({ db }) => {
  test('values that rest on the same are counted together, and judged as each of them is', async () => {
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
        return isSaid(value) ? [stateOf({ field, value }, own, today) ?? 'sans-source'] : [];
      }),
    );
    const same = await readSameEvidence(now, db);
    const counted = same.flatMap(({ field, evidence, count }) =>
      Array<string>(count).fill(stateOf({ field, value: true }, evidence, today) ?? 'sans-source'),
    );
    assert.deepEqual(tally(counted), tally(states));
    assert.deepEqual([...new Set(counted)].toSorted(), WORTHS);
    assert.ok(same.length < states.length / 3, `${same.length} judged of ${states.length}`);

    const living = [...facts.values()].flat().filter(({ endedOn }) => !endedOn);
    const kinds = await countFactsByKind(now, db);
    assert.deepEqual(
      Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])),
      tally(living.map(({ source }) => source.kind)),
    );
  });
});

function tally(words: readonly string[]): Record<string, number> {
  const names = [...new Set(words)];
  return Object.fromEntries(
    names.map((name) => [name, words.filter((word) => word === name).length]),
  );
}
