import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { folderStorage } from './folder-storage';

const folder = mkdtempSync(join(tmpdir(), 'guide-media-'));
const storage = folderStorage(join(folder, 'media'));
after(() => rmSync(folder, { recursive: true }));

const NAME = '0123456789abcdef0123-10x10.webp';

test('what was written is read again, and nothing else lies there', async () => {
  assert.equal(await storage.read(NAME), undefined);
  await storage.write(NAME, Buffer.from('abc'));
  await storage.write(NAME, Buffer.from('abc'));
  assert.equal(Buffer.from((await storage.read(NAME)) ?? '').toString(), 'abc');
  assert.deepEqual(readdirSync(join(folder, 'media')), [NAME]);
});

test('a name that leads elsewhere is refused', async () => {
  await assert.rejects(storage.write('../x.webp', Buffer.from('abc')));
  await assert.rejects(storage.read('../local-secrets.json'));
});
