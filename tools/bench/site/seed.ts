import { connectWithoutDeadlines } from '@/lib/db/connect/client';
import { onDatabase } from '@/lib/db/scripts/run';
import { removeArticles, seedArticles } from './seed-articles';

// node --import tsx tools/bench/site/seed.ts 10000: adds as many articles; 0 removes them again.
const count = Number(process.argv[2] ?? 10_000);
await onDatabase(async (url) => {
  const db = connectWithoutDeadlines(url);
  try {
    if (count === 0) await removeArticles(db);
    else await seedArticles(db, count);
    console.log(`${await db.article.count()} articles`);
  } finally {
    await db.$disconnect();
  }
});
