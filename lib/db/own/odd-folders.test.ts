import assert from 'node:assert/strict';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { withoutPrograms } from '@/tests/fixtures/running/without-programs';
import { startOwnDatabase } from './start';

const CONTROL = 'global/pg_control';
const DAMAGE: Record<string, (folder: string) => void> = {
  'a pg_control with a wrong byte': (folder) => {
    const bytes = readFileSync(join(folder, CONTROL));
    bytes[40] = (bytes[40] ?? 0) ^ 255;
    writeFileSync(join(folder, CONTROL), bytes);
  },
  'an empty pg_control': (folder) => truncateSync(join(folder, CONTROL)),
  'a missing PG_VERSION': (folder) => rmSync(join(folder, 'PG_VERSION')),
};

const start = (dataDir: string) => startOwnDatabase({ dataDir });

describe('a folder that holds no database of this site', () => {
  let root: string;
  let folder: string;
  before(async () => {
    root = mkdtempSync(join(tmpdir(), 'guide-own-odd-'));
    folder = join(root, 'data/pg18');
    await (await start(join(root, 'data'))).stop();
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  for (const [name, hurt] of Object.entries(DAMAGE)) {
    test(`${name} is damage, and the start says what to do about it`, async () => {
      const copy = join(root, `damaged-${name.replaceAll(/\W/g, '-')}`);
      cpSync(folder, join(copy, 'pg18'), { recursive: true });
      mkdirSync(join(copy, 'backups'));
      writeFileSync(join(copy, 'backups/guide.backup.gz'), '');
      hurt(join(copy, 'pg18'));
      const kept = readdirSync(join(copy, 'pg18/base')).length;
      await assert.rejects(start(copy), (error: Error) => {
        assert.match(error.message, /^DATA_DIR: the database in .*\/pg18 does not open \(.+\)/);
        assert.match(error.message, /move that folder away and restore a backup with "npm run/);
        return error.message.includes(`restore -- ${copy}/backups/guide.backup.gz"`);
      });
      assert.equal(readdirSync(join(copy, 'pg18/base')).length, kept);
    });
  }

  test('a database of another version is left alone and named', async () => {
    const old = join(root, 'old');
    mkdirSync(join(old, 'pg18'), { recursive: true });
    writeFileSync(join(old, 'pg18/PG_VERSION'), '17\n');
    await assert.rejects(start(old), /is of PostgreSQL 17, and this site/);
    assert.deepEqual(readdirSync(join(old, 'pg18')), ['PG_VERSION']);
  });

  test('a directory that cannot be written is one sentence', async () => {
    const file = join(root, 'a-file');
    writeFileSync(file, '');
    await assert.rejects(start(join(file, 'data')), {
      message: `DATA_DIR: ${file}/data cannot be written to (ENOTDIR)`,
    });
  });

  const isRoot = process.getuid?.() === 0;
  const skip = isRoot ? false : 'only root needs a namespace';
  test('as root, where none is to be had, the start says what to do', { skip }, async () => {
    await withoutPrograms(() =>
      assert.rejects(
        start(join(root, 'data')),
        /not run as root .*: start as another user, or set DATABASE_URL/,
      ),
    );
  });
});
