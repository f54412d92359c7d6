import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { connectPatiently } from '@/lib/db/connect/client';
import { startInMemoryDatabase } from '@/lib/db/embedded/in-memory';
import { applyMigrations } from '@/lib/db/migrations/migrate';
import type { NameGroup } from './search-suggestions';

const MASTERS = 10_000;
const OTHERS = 400;
const SUBJECTS = 390;
const LONGEST = 80_000;
const SOURCES = '[{"publisher": "Le site", "kind": "officiel", "url": "https://example.org"}]';
const TITLE = 'Master en économie appliquée et finance quantitative';

/** Modules for the server refuse to be loaded without this condition. */
async function namesOf(url: string): Promise<NameGroup[]> {
  // On a busy machine the first connection of a new process may take longer than a page may wait.
  const program = `
    import { listSearchNames } from '@/lib/search/search-names';
    import { db } from '@/lib/db/connect/client';
    for (let tries = 0; tries < 20; tries += 1) {
      if (await db().city.count().then(() => true, () => false)) break;
    }
    const names = JSON.stringify(await listSearchNames());
    process.stdout.write(names, () => process.exit(0));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', '--input-type=module', '--eval', program],
    {
      env: { NODE_ENV: 'test', DATABASE_URL: url },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(stdout) as NameGroup[];
}

test('the names for a phone stay few, however much there is', async () => {
  const database = await startInMemoryDatabase();
  await applyMigrations(database.url);
  const db = connectPatiently(database.url);
  try {
    await db.$transaction(async (tx) => {
      // Search is not asked here, and indexing so many rows would take a minute.
      await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
      for (const table of ['cities', 'categories', 'universities']) {
        await tx.$executeRawUnsafe(`INSERT INTO ${table} (name, slug)
          SELECT '${table} ' || n, '${table}-' || n FROM generate_series(1, ${OTHERS}) n`);
      }
      await tx.$executeRaw`
        INSERT INTO establishments (name, acronym, slug, type, university_id, city_id)
        SELECT 'École ' || n, 'ECO ' || n, 'ecole-' || n, 'ecole', u.id, c.id
        FROM generate_series(1, ${OTHERS}::int) n
          JOIN universities u ON u.slug = 'universities-' || n
          JOIN cities c ON c.slug = 'cities-' || n`;
      await tx.$executeRaw`
        INSERT INTO programmes (name, slug, kind, establishment_id, status, published_at, sources)
        SELECT ${TITLE}::text || ' ' || n, 'master-' || n, 'master', e.id, 'annonce', '2026-01-01', ${SOURCES}::jsonb
        FROM generate_series(1, ${MASTERS}::int) n
          JOIN establishments e ON e.slug = 'ecole-' || (n % ${OTHERS}::int + 1)`;
      await tx.$executeRaw`
        INSERT INTO programme_categories (programme_id, category_id)
        SELECT p.id, k.id FROM generate_series(1, ${MASTERS}::int) n
          JOIN programmes p ON p.slug = 'master-' || n
          JOIN categories k ON k.slug = 'categories-' || (n % ${SUBJECTS}::int + 1)`;
    });
    const groups = await namesOf(database.url);
    for (const [kind, base, names] of groups) {
      assert.ok(names.length > 0 || kind === 'Article', `${kind}: nothing`);
      assert.ok(names.length <= 250, `${kind}: ${names.length} names`);
      for (const [name, rest] of names) assert.match(base + rest, /^\/[^/]/, name);
    }
    assert.ok(JSON.stringify(groups).length <= LONGEST);
    const taught = new Set(
      Array.from(
        { length: MASTERS },
        (_, at) => `categories-${((at + 1) % SUBJECTS) + 1}/cities-${((at + 1) % OTHERS) + 1}`,
      ),
    );
    const together = groups.find(([kind]) => kind === '')?.[2] ?? [];
    for (const [name, rest] of together) assert.ok(taught.has(rest), name);
  } finally {
    await db.$disconnect();
    await database.stop();
  }
});
