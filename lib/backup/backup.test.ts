import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { allRows, fillEveryTable } from '@/tests/fixtures/database/every-table';
import { query } from '@/tests/fixtures/database/postgres';
import { startDatabase } from '@/tests/fixtures/database/test-server';
import { writeBackup } from './backup';
import { inTransaction } from './tables';
import { verifyBackup } from './format';
import { restoreBackup } from './restore';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guide-backup-test-'));
});
after(() => rm(folder, { recursive: true }));

async function backUp(url: string, name: string): Promise<string> {
  const file = join(folder, `${name}.gz`);
  await writeBackup({ url, file });
  return file;
}

async function restore(url: string, file: string, mayReplace = false): Promise<void> {
  const { header } = await verifyBackup(file);
  await restoreBackup({ url, file, header, mayReplace });
}

/** With a checksum that is right again. */
function edited(backup: Buffer, edit: (text: string) => string): Buffer {
  const text = gunzipSync(backup).toString('latin1');
  const given = text.slice(0, -SEAL_LENGTH);
  const content = edit(given);
  assert.notEqual(content, given);
  const sum = createHash('sha256').update(content, 'latin1').digest('hex');
  return gzipSync(Buffer.from(`${content}${sum}\0`, 'latin1'));
}

const SEAL_LENGTH = 65;

test('a backup travels to another database and back, every byte of it', async (t) => {
  const start = async () => {
    const { url, stop } = await startDatabase();
    t.after(stop);
    return url;
  };
  const [from, other, back] = [await start(), await start(), await start()];
  await fillEveryTable(from);
  const rows = await allRows(from);
  assert.ok(Object.values(rows).every((table) => table.length > 0));

  await restore(other, await backUp(from, 'first'));
  assert.deepEqual(await allRows(other), rows);
  await restore(back, await backUp(other, 'second'));
  assert.deepEqual(await allRows(back), rows);
});

onDatabase('backup and restore', ({ url }) => {
  let file: string;
  before(async () => {
    await fillEveryTable(url);
    file = await backUp(url, `of-${new URL(url).hostname}`);
  });
  const run = (sql: string) => query(url, sql);

  test('nothing that is there is replaced unless told to', async () => {
    const rows = await allRows(url);
    await assert.rejects(restore(url, file), {
      message: /^The database is not empty \(.*articles \d+.*\): add --yes to replace all of it$/,
    });
    assert.deepEqual(await allRows(url), rows);
    await run(`UPDATE cities SET name = 'Autre'; DELETE FROM articles`);
    await restore(url, file, true);
    assert.deepEqual(await allRows(url), rows);
  });

  test('a restore that fails half-way leaves everything as it was', async () => {
    const rows = await allRows(url);
    await run(`ALTER TABLE articles ADD CONSTRAINT refuse CHECK (slug = 'nothing') NOT VALID`);
    await assert.rejects(restore(url, file, true), {
      message: /^Nothing was restored: .*refuse/,
    });
    await run(`ALTER TABLE articles DROP CONSTRAINT refuse`);
    assert.deepEqual(await allRows(url), rows);
  });

  test('a wrong row or a cut file leaves everything as it was, pictures too', async () => {
    await run(`UPDATE media SET alt = 'Autre'; DELETE FROM media_parts WHERE part > 0`);
    const rows = await allRows(url);
    const { header } = await verifyBackup(file);
    const odd = join(folder, 'odd.gz');
    const whole = readFileSync(file);
    const cases: [what: string, content: Buffer, message: RegExp][] = [
      ['cut', whole.subarray(0, whole.length - 20), /is damaged: unexpected end of file$/],
      [
        'no such day',
        edited(whole, (text) => text.replaceAll('2024-02-29', '2024-02-30')),
        /^Nothing was restored: date\/time field value out of range/,
      ],
      [
        'a value too few',
        edited(whole, (text) => text.replaceAll('\tappel-de-certains\t', '\t')),
        /^Nothing was restored: /,
      ],
    ];
    for (const [what, content, message] of cases) {
      writeFileSync(odd, content);
      const restoring = restoreBackup({ url: url, file: odd, header, mayReplace: true });
      await assert.rejects(restoring, { message }, what);
      assert.deepEqual(await allRows(url), rows, what);
    }
    await restore(url, file, true);
  });

  test('a backup whose file can take no more is broken off at once', async () => {
    const rows = `COPY (SELECT repeat('x', 1000) FROM generate_series(1, 100000)) TO STDOUT`;
    const breakOff = inTransaction(url, 'REPEATABLE READ, READ ONLY', async (client) => {
      for await (const _piece of client.query(copyTo(rows))) throw new Error('no space left');
    });
    await assert.rejects(breakOff, { message: 'no space left' });
  });

  test('numbered rows keep their numbers, and the next one follows', async () => {
    await run(`CREATE TABLE numbered (
      n int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, twice int GENERATED ALWAYS AS (n * 2) STORED,
      "odd name" bytea, amounts numeric(8, 3)[], during interval, far double precision)`);
    await run(`INSERT INTO numbered ("odd name", amounts, during, far)
      SELECT '\\x00ff', '{1.5,NULL}', '1 day 2 hours', 0.1::float8 + n FROM generate_series(1, 1203) n`);
    await run(`DELETE FROM numbered WHERE n > 1200`);
    const rows = await run('SELECT * FROM numbered');
    const numbered = await backUp(url, `numbered-${new URL(url).hostname}`);
    await restore(url, numbered, true);
    assert.deepEqual(await run('SELECT * FROM numbered'), rows);
    await run(`INSERT INTO numbered (far) VALUES (1)`);
    assert.deepEqual(await run('SELECT max(n) FROM numbered'), [{ max: 1204 }]);
    await run('DROP TABLE numbered');
    await assert.rejects(restore(url, numbered, true), {
      message: /has numbered\.n, which this/,
    });
  });

  test('letters that were on their way when it was made never go on', async () => {
    await run(`WITH l AS (
        INSERT INTO letters (subject, state, html, plain, send_at, started_at)
        VALUES ('En route', 'sending', 'h', 'p', now(), now()) RETURNING id)
      INSERT INTO letter_recipients (letter_id, subscriber_id)
      SELECT l.id, s.id FROM l, newsletter_subscribers s`);
    await run(`INSERT INTO letters (subject, state, html, plain, send_at)
      VALUES ('Prévue', 'scheduled', 'h', 'p', now())`);
    await run(`INSERT INTO letters (subject, state, send_at, digest_week)
      VALUES ('Résumé', 'prepared', now(), '2026-11-23')`);
    await run('UPDATE digest_settings SET is_on = true');
    await run(`INSERT INTO newsletter_subscribers (email, consent_version, subjects_at) VALUES
      ('sujets@example.org', 'x', '2026-01-01'), ('sans@example.org', 'x', NULL)`);
    const moving = await backUp(url, `moving-${new URL(url).hostname}`);
    await restore(url, moving, true);
    assert.deepEqual(
      await run(`SELECT subject, state, html FROM letters WHERE state <> 'sent' ORDER BY 1`),
      [
        { subject: 'En route', state: 'stopped', html: 'h' },
        { subject: 'Prévue', state: 'draft', html: null },
        { subject: 'Résumé', state: 'stopped', html: null },
      ],
    );
    assert.deepEqual(
      await run(`SELECT DISTINCT r.state FROM letter_recipients r JOIN letters l
        ON l.id = r.letter_id WHERE l.subject = 'En route'`),
      [{ state: 'unknown' }],
    );
    assert.deepEqual(await run('SELECT is_on FROM digest_settings'), [{ is_on: false }]);
    const told = `SELECT subjects_at > now() - interval '1 hour' AS told
      FROM newsletter_subscribers WHERE email = `;
    assert.deepEqual(await run(`${told}'sujets@example.org'`), [{ told: true }]);
    assert.deepEqual(await run(`${told}'sans@example.org'`), [{ told: null }]);
    await restore(url, file, true);
  });

  test('while others write, it holds each of their transactions whole or not at all', async () => {
    // Of the second table, rows are read long after those of the first.
    const row = (table: string, n: number) =>
      `INSERT INTO ${table} (name, slug) VALUES ('Paire ${n}', 'paire-${n}')`;
    const writer = new Client({ connectionString: url });
    await writer.connect();
    let count = 0;
    let isDone = false;
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const writing = (async () => {
      for (; !isDone; count += 1) {
        await writer.query(
          `BEGIN; ${row('categories', count)}; ${row('universities', count)}; COMMIT`,
        );
        if (count === 2) begin();
      }
    })();
    await Promise.race([begun, writing]);
    const busy = await backUp(url, `busy-${new URL(url).hostname}`);
    isDone = true;
    await writing;
    await writer.end();
    await restore(url, busy, true);
    const pairs = (table: string) =>
      run(`SELECT slug FROM ${table} WHERE slug LIKE 'paire-%' ORDER BY slug`);
    assert.ok((await pairs('categories')).length >= 3);
    assert.deepEqual(await pairs('universities'), await pairs('categories'));
    await restore(url, file, true);
  });
});
