import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { Pool } from 'pg';
import sharp from 'sharp';
import { readPictureFile } from '@/lib/db/statements/pictures/files';
import { applyMigrations } from '@/lib/db/migrations/migrate';
import { encodePicture } from '@/lib/media/encode';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { moveFiles, picturesIn } from './old-pictures';

onDatabase('pictures in the folder of older versions', (url) => {
  const base = mkdtempSync(join(tmpdir(), 'guide-old-pictures-'));
  const folder = join(base, 'media');
  let pool: Pool;
  let files: { name: string; bytes: Buffer }[];
  before(async () => {
    await applyMigrations(url());
    pool = new Pool({ connectionString: url(), max: 1 });
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const create = { width: 1000, height: 500, channels: 3 as const, background: '#059669', noise };
    const encoded = await encodePicture(await sharp({ create }).png().toBuffer(), 'salma');
    files = encoded.files;
  });
  beforeEach(async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    await pool.query('DELETE FROM media');
    for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
  });
  after(async () => {
    await pool.end();
    rmSync(base, { recursive: true });
  });
  const move = async () => moveFiles(folder, await picturesIn(folder), url());
  const whole = () => files[0] ?? assert.fail();

  test('move into the database byte by byte, and keep their description', async () => {
    const { name } = whole();
    await pool.query(
      `INSERT INTO media (url, alt, width, height, bytes) VALUES ($1, 'Une salle', 1000, 500, 9)`,
      [`/media/${name}`],
    );
    assert.deepEqual(await move(), { moved: files.length, left: [] });
    for (const file of files) assert.deepEqual(await readPictureFile(pool, file.name), file.bytes);
    const { rows } = await pool.query('SELECT alt FROM media');
    assert.deepEqual(rows, [{ alt: 'Une salle' }]);
    assert.deepEqual(readdirSync(folder), []);
  });

  test('are moved on when a start was cut off after a file was written', async () => {
    const { name, bytes } = whole();
    copyFileSync(join(folder, name), join(base, name));
    await move();
    copyFileSync(join(base, name), join(folder, name));
    assert.deepEqual(await move(), { moved: 1, left: [] });
    assert.deepEqual(await readPictureFile(pool, name), bytes);
    assert.deepEqual(readdirSync(folder), []);
  });

  test('stay and are named when they are broken, and the others move', async () => {
    const [full, smaller] = files as [(typeof files)[0], (typeof files)[0]];
    writeFileSync(join(folder, full.name), full.bytes.subarray(0, full.bytes.length - 9));
    writeFileSync(join(folder, 'notes.txt'), 'not ours');
    const { moved, left } = await move();
    assert.equal(moved, 0);
    assert.match(left[0] ?? '', /\(broken\)$/);
    assert.match(left[1] ?? '', /smaller version of is missing/);
    assert.equal(readdirSync(folder).length, files.length + 1);
    const flipped = Buffer.from(full.bytes);
    flipped[500] = 255 - (flipped[500] ?? 0);
    writeFileSync(join(folder, full.name), flipped);
    assert.match((await move()).left[0] ?? '', /\(broken\)$/);
    writeFileSync(join(folder, full.name), full.bytes);
    writeFileSync(join(folder, smaller.name), '');
    assert.equal((await move()).left.length, 1);
    assert.deepEqual(readdirSync(folder).toSorted(), [smaller.name, 'notes.txt'].toSorted());
  });
});
