import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publishedWhere } from '@/lib/entities/published';
import { seedOnce } from '@/prisma/seed';
import { runOnServer } from '@/tests/fixtures/data/many-masters';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import type { SourcePage } from './source-page';

onDatabase('the page of a source', ({ db, url }) => {
  test('says how much it leaves out', async () => {
    await seedOnce(db);
    const where = { endedOn: null, programme: publishedWhere() };
    const fact = await db.fact.findFirstOrThrow({ where, include: { source: true } });
    const { slug } = fact.source;
    const program = `
      const { getSourcePage } = await import('@/lib/content/masters/source-page');
      const pages = [await getSourcePage('${slug}'), await getSourcePage('${slug}', 1)];
      console.log(JSON.stringify(pages));
      process.exit();
    `;
    const [whole, cut] = JSON.parse(await runOnServer(url, program)) as SourcePage[];
    assert.equal(whole?.untold, 0);
    const told = whole?.resting.flatMap(({ fields }) => fields).length ?? 0;
    assert.ok(told > 1);
    assert.equal(cut?.resting.flatMap(({ fields }) => fields).length, 1);
    assert.ok((cut?.untold ?? 0) >= told - 1, `${cut?.untold} of ${told}`);
  });
});
