import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seedOnce } from '@/prisma/seed';
import { runOnServer } from '@/tests/fixtures/data/many-masters';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import type { SourcePage } from './source-page';

const MOST_TOLD = 2000;

onDatabase('the page of a source', ({ db, url }) => {
  test('says how much it leaves out', async () => {
    await seedOnce(db);
    const source = await db.source.create({ data: { publisher: 'Le Registre', kind: 'presse' } });
    const { id } = await db.establishment.findFirstOrThrow();
    const untold = async (facts: number) => {
      await db.fact.createMany({
        data: Array.from({ length: facts }, (_, at) => ({
          ...{ establishmentId: id, sourceId: source.id, field: 'name', value: `Nom ${at}` },
          seenBy: 'first-data',
        })),
        skipDuplicates: true,
      });
      const page = await runOnServer<SourcePage>(
        url,
        `const { getSourcePage } = await import('@/lib/content/masters/source-page');
        answer(await getSourcePage('${source.slug}'));`,
      );
      return page.untold;
    };
    assert.equal(await untold(MOST_TOLD), 0);
    assert.equal(await untold(MOST_TOLD + 3), 3);
  });
});
