import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { closePools } from '@/lib/db/connect/client';
import { MIGRATIONS_DIR, applyMigrations, readMigrations } from '@/lib/db/migrations/migrate';
import { readNews } from '@/lib/db/statements/digest';
import { todayInMorocco } from '@/lib/french/dates';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { giveSettings } from '@/tests/fixtures/running/give-settings';
import { seedOnce } from './index';
import { readEstablishments } from '@/tests/seed/establishment-schema';

const WITH_FACTS = '20261126060000_facts';
const PERSON = randomUUID();
const seeds = readEstablishments();
const masters = seeds.flatMap((school) =>
  school.programmes
    .filter(({ published, semesters }) => published && semesters)
    .map((seed) => ({ seed, school, id: randomUUID() })),
);
type Master = (typeof masters)[number];
const [untouched, corrected, emptied, deleted, renamed, withdrawn, sourced] = masters as [
  ...[Master, Master, Master, Master, Master, Master, Master],
];
const old = [untouched, corrected, emptied, renamed, withdrawn, sourced];
const OWN_SOURCE = { publisher: 'Lu par nous', kind: 'officiel', url: 'https://ecole.example/' };

onDatabase(
  'a site that runs since before there were facts',
  ({ url, db, pool }) => {
    before(async () => {
      const dir = mkdtempSync(join(tmpdir(), 'guide-before-facts-'));
      for (const { name } of await readMigrations()) {
        if (name < WITH_FACTS)
          cpSync(join(MIGRATIONS_DIR, name), join(dir, name), { recursive: true });
      }
      await applyMigrations(url, { dir });
      rmSync(dir, { recursive: true });
      await writeOldRows();
      await applyMigrations(url);
      assert.equal(await seedOnce(db), true);
    });

    test('gets the masters that it lacks and what is new of its own, each with its sources', async () => {
      const all = seeds.flatMap(({ programmes }) => programmes);
      assert.equal(await db.programme.count(), all.length - 1);
      assert.equal(await db.establishment.count(), seeds.length);
      const { seed } = untouched;
      const now = await read(untouched);
      assert.deepEqual([now.name, now.semesters], [seed.name, seed.semesters]);
      assert.ok(now.facts.every(({ source }) => source.publisher !== 'Ancienne liste'));
      assert.ok(now.facts.some(({ field, value }) => field === 'name' && value === seed.name));
      assert.ok((await db.pastExam.count()) > 50 && (await db.rule.count()) > 0);
    });

    test('keeps what staff changed, and tells what its sources say otherwise', async () => {
      const now = await read(corrected);
      assert.equal(now.semesters, 8);
      const said = now.facts.filter(({ field }) => field === 'semesters');
      const values = said.map(({ value }) => value);
      assert.deepEqual(values.toSorted(), [corrected.seed.semesters, 8]);
      assert.equal(now.name, corrected.seed.name, 'what they left alone follows');
      assert.equal((await read(emptied)).semesters, null);
      assert.equal((await read(withdrawn)).publishedAt, null);
      const { facts } = await read(sourced);
      assert.ok(facts.some(({ source }) => source.publisher === OWN_SOURCE.publisher));
    });

    test('does not get again what staff deleted or gave another address', async () => {
      const slugs = [deleted, renamed].map(({ seed }) => seed.slug);
      assert.equal(await db.programme.count({ where: { slug: { in: slugs } } }), 0);
      assert.equal((await read(renamed)).slug, 'une-autre-adresse');
      assert.equal((await read(renamed)).semesters, renamed.seed.semesters);
    });

    test('has a row of it among the imports, and the state before in each history', async () => {
      const [row, ...others] = await db.import.findMany();
      assert.deepEqual(others, []);
      const schools = new Set(old.map(({ school }) => school.slug));
      const universities = new Set(old.map(({ school }) => school.universitySlug));
      const changed = old.length + schools.size + universities.size;
      assert.deepEqual([row?.list, row?.state, row?.changed], ['first-data', 'done', changed]);
      assert.equal(row?.contradicted, 2, 'the corrected value and the emptied one');
      const revisions = await db.revision.findMany({
        where: { entityId: untouched.id },
        orderBy: { number: 'asc' },
      });
      assert.deepEqual(
        revisions.map(({ action, row }) => [action, (row as { name: string }).name]),
        [
          ['beginning', 'Ancien intitulé'],
          ['import', untouched.seed.name],
        ],
      );
    });

    test('has nothing to tell subscribers of but what staff publish of it', async () => {
      giveSettings({ DATABASE_URL: url });
      const monthAgo = new Date(Date.now() - 31 * 86_400_000);
      const told = async () => {
        const { masters } = await readNews(monthAgo, new Date(), todayInMorocco());
        return masters.map(({ slug }) => slug);
      };
      assert.deepEqual(await told(), []);
      const { id, slug } = await db.programme.findFirstOrThrow({
        where: { publishedAt: null, status: 'atteste', id: { not: withdrawn.id } },
      });
      await db.programme.update({ where: { id }, data: { publishedAt: new Date() } });
      assert.deepEqual(await told(), [slug]);
      await closePools();
    });

    test('gets it once', async () => {
      await db.programme.delete({ where: { id: untouched.id } });
      assert.equal(await seedOnce(db), false);
      assert.equal(await db.programme.count({ where: { id: untouched.id } }), 0);
    });

    const read = ({ id }: Master) =>
      db.programme.findUniqueOrThrow({
        where: { id },
        include: { facts: { include: { source: true } } },
      });

    async function writeOldRows() {
      for (const { seed, school, id } of old) {
        await pool.query(
          `INSERT INTO universities (name, slug) VALUES ($1, $1) ON CONFLICT DO NOTHING`,
          [school.universitySlug],
        );
        await pool.query(
          `INSERT INTO establishments (name, slug, type, university_id)
           SELECT $1, $2, $3, id FROM universities WHERE slug = $4 ON CONFLICT DO NOTHING`,
          [school.name, school.slug, school.type, school.universitySlug],
        );
        const sources = [
          { ...OWN_SOURCE, publisher: 'Ancienne liste', url: 'https://liste.example/' },
        ];
        if (id === sourced.id) sources.push(OWN_SOURCE);
        await pool.query(
          `INSERT INTO programmes (id, name, slug, kind, establishment_id, status, published_at, created_at, sources)
           SELECT $1, 'Ancien intitulé', $2, 'master', id, 'atteste', '2026-09-01', '2026-09-01', $3
           FROM establishments WHERE slug = $4`,
          [id, seed.slug, JSON.stringify(sources), school.slug],
        );
      }
      await change(corrected, 'semesters = 8', { semesters: { before: 4, after: 8 } });
      await change(emptied, 'semesters = NULL', { semesters: { before: 4, after: null } });
      await change(withdrawn, 'published_at = NULL', { publishedAt: { before: '…', after: null } });
      await change(renamed, `slug = 'une-autre-adresse'`, {
        slug: { before: renamed.seed.slug, after: 'une-autre-adresse' },
      });
      await change(sourced, 'name = name', { sources: { before: [], after: [OWN_SOURCE] } });
      await audit(deleted, 'delete', { slug: { before: deleted.seed.slug, after: null } });
    }

    async function change(one: Master, set: string, changes: object) {
      await pool.query(`UPDATE programmes SET ${set} WHERE id = $1`, [one.id]);
      await audit(one, 'update', changes);
    }

    const audit = ({ id }: Master, action: string, changes: object) =>
      pool.query(
        `INSERT INTO audit_entries (actor_id, actor_label, action, entity, entity_id, changes)
         VALUES ($1, 'Une personne', $2, 'programme', $3, $4)`,
        [PERSON, action, id, JSON.stringify(changes)],
      );
  },
  'empty',
);
