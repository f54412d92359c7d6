import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forgetPicture, readPicture } from './picture';

const NAME = `${'a'.repeat(20)}-1x1.webp`;

test('a picture that is deleted while it is read does not come back', async () => {
  let finish: (bytes: Buffer<ArrayBuffer>) => void = () => undefined;
  const stored = new Promise<Buffer<ArrayBuffer>>((resolve) => (finish = resolve));
  const begun = readPicture(NAME, () => stored);
  forgetPicture([NAME]);
  finish(Buffer.from('bytes'));
  assert.equal(String(await begun), 'bytes');
  assert.equal(await readPicture(NAME, async () => undefined), undefined);
});

test('one that is read by several is read once, and kept', async () => {
  let reads = 0;
  const read = async () => Buffer.from(`${(reads += 1)}`);
  const all = await Promise.all([readPicture(NAME, read), readPicture(NAME, read)]);
  assert.deepEqual([...all, await readPicture(NAME, read)].map(String), ['1', '1', '1']);
  forgetPicture([NAME]);
});
