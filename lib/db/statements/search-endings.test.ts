import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { connectPatiently } from '@/lib/db/connect/client';
import { applyMigrations } from '@/lib/db/migrations/migrate';
import { questionWords, stem } from '@/lib/french/question-words';
import type { PrismaClient } from '@/prisma/generated/client';
import { onDatabase } from '@/tests/fixtures/database/on-database';

const TEXTS = [
  ...['Françaises, PUBLIQUE & œuvres : 59.24', 'L’été, encg-settat; (UM6P)'],
  ...['classes presse choix année employée abces lessess 12emes web2peoples', 's'.repeat(60)],
];
const LETTERS = 'abcdefghij';
/** One of them is undisturbed, whatever else the machine does. */
const ROUNDS = 40;
const MOST_TIMES = 5;

onDatabase('the endings of words', (url) => {
  let db: PrismaClient;

  before(async () => {
    await applyMigrations(url());
    db = connectPatiently(url());
  });
  after(() => db.$disconnect());

  for (const text of TEXTS) {
    test(`questions lose the same as texts: ${text}`, async () => {
      const [row] = await db.$queryRaw<{ words: string[] }[]>`
        SELECT tsvector_to_array(search_vector(${text})) AS words`;
      const ours = questionWords(text).map(stem);
      assert.deepEqual(ours.sort(), row?.words.sort());
    });
  }

  test('to look for them costs little beside indexing the words', async () => {
    const word = (at: number) => String(at).replace(/\d/g, (figure) => LETTERS.charAt(+figure));
    const different = Array.from({ length: 10_000 }, (_, at) => `mot${word(at)}`).join(' ');
    const onlyEndings = `aaaa${'e'.repeat(36)} `.repeat(1500);
    for (const text of [different, onlyEndings]) {
      let [indexing, whole] = [Infinity, Infinity];
      for (let round = 0; round < ROUNDS && !(whole < MOST_TIMES * indexing); round += 1) {
        indexing = Math.min(
          indexing,
          await timed(
            () => db.$queryRaw`SELECT length(to_tsvector('search_words', fold_text(${text}))) AS n`,
          ),
        );
        whole = Math.min(
          whole,
          await timed(() => db.$queryRaw`SELECT length(search_vector(${text})) AS n`),
        );
      }
      assert.ok(whole < MOST_TIMES * indexing, `${whole} ms, and ${indexing} ms without`);
    }
  });
});

async function timed(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}
