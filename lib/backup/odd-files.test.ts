import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readMigrations } from '@/lib/db/migrations/migrate';
import { fillEveryTable } from '@/tests/fixtures/database/every-table';
import { startDatabase } from '@/tests/fixtures/database/test-server';
import { writeBackup } from './backup';
import { verifyBackup } from './format';
import { requireKnownMigrations } from './restore';

describe('a file that is no whole backup is refused in one sentence', () => {
  let folder: string;
  let whole: Buffer;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guide-backup-test-'));
    const database = await startDatabase();
    await fillEveryTable(database.url);
    await writeBackup({ url: database.url, file: join(folder, 'whole.gz') });
    whole = readFileSync(join(folder, 'whole.gz'));
    await database.stop();
  });
  after(() => rm(folder, { recursive: true }));
  const refused = async (content: Buffer | string, message: RegExp) => {
    const file = join(folder, 'odd.gz');
    writeFileSync(file, content);
    await assert.rejects(verifyBackup(file), { name: 'Error', message });
  };
  const edited = (edit: (text: string) => string) =>
    gzipSync(edit(gunzipSync(whole).toString('utf8')));

  test('foreign files', async () => {
    await refused('', /odd\.gz is not a backup of this site$/);
    await refused('PK\x03\x04 a zip', /is not a backup of this site$/);
    await refused(gzipSync('{"some":"json"}\n'), /is not a backup of this site$/);
    await refused(gzipSync('[1,2]'), /is not a backup of this site$/);
    await assert.rejects(verifyBackup(join(folder, 'none.gz')), { message: /no such file$/ });
    await assert.rejects(verifyBackup(folder), { message: /cannot be read \(EISDIR\)$/ });
  });

  test('damaged ones', async () => {
    await refused(whole.subarray(0, whole.length / 2), /is damaged: unexpected end of file$/);
    const flipped = Buffer.from(whole);
    const middle = Math.floor(whole.length / 2);
    flipped[middle] = 0xff - (whole[middle] ?? 0);
    await refused(flipped, /is damaged: /);
    await refused(
      edited((text) => text.replace('Casablanca', 'Casablanka')),
      /checksum does not match$/,
    );
    await refused(
      edited((text) => text.slice(0, -1)),
      /ends too early$/,
    );
    await refused(
      edited((text) => `${text}["more"]\n`),
      /something follows its end$/,
    );
    await refused(
      edited((text) => text.replace(/\0([^\0]*)\0/, '\0$1')),
      /is damaged: /,
    );
  });

  test('newer ones', async () => {
    await refused(
      edited((text) => text.replace('"version":1', '"version":2')),
      /made by a newer version of this site \(format 2, this one reads 1\): update the site first$/,
    );
    const { header } = await verifyBackup(join(folder, 'whole.gz'));
    const migrations = await readMigrations();
    requireKnownMigrations(header, migrations, 'a.gz');
    const newer = { ...header, migrations: [...header.migrations, '20990101_later'] };
    assert.throws(() => requireKnownMigrations(newer, migrations, 'a.gz'), {
      message:
        /^a\.gz was made by a newer version of this site \(it has the migration 20990101_later\)/,
    });
  });

  test('a backup never replaces a file, and leaves none when it fails', async () => {
    const file = join(folder, 'whole.gz');
    const options = { url: 'postgresql://nobody@127.0.0.1:1/none' };
    await assert.rejects(writeBackup({ ...options, file }), {
      message: /whole\.gz exists already/,
    });
    const fresh = join(folder, 'fresh/new.gz');
    await assert.rejects(writeBackup({ ...options, file: fresh }), {
      message: /cannot be reached/,
    });
    assert.deepEqual(await readdir(join(folder, 'fresh')), []);
  });
});
