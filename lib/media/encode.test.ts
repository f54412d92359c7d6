import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { NotAPicture, encodePicture } from './encode';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#059669' } });

for (const kind of ['jpeg', 'png', 'webp', 'avif'] as const) {
  test(`${kind} becomes WebP in three widths`, async () => {
    const picture = await encodePicture(await plain(2000, 1000)[kind]().toBuffer());
    assert.deepEqual([picture.width, picture.height], [1600, 800]);
    const sizes = await Promise.all(picture.files.map(({ bytes }) => sharp(bytes).metadata()));
    assert.deepEqual(
      sizes.map(({ format, width }) => `${format} ${width}`),
      ['webp 1600', 'webp 400', 'webp 800'],
    );
  });
}

test('a picture is never made larger', async () => {
  const picture = await encodePicture(await plain(300, 200).png().toBuffer());
  assert.deepEqual([picture.width, picture.files.length], [300, 1]);
});

test('the place and the camera are stripped, and the picture stands upright', async () => {
  const file = await plain(600, 300)
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '33/1 35/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  assert.ok((await sharp(file).metadata()).exif);
  const picture = await encodePicture(file);
  assert.deepEqual([picture.width, picture.height], [300, 600]);
  const made = await sharp(picture.files[0]?.bytes).metadata();
  assert.equal(made.exif, undefined);
  assert.equal(made.orientation, undefined);
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
const refused: [what: string, file: () => Promise<Buffer>][] = [
  ['a GIF', () => plain(9, 9).gif().toBuffer()],
  ['an SVG', async () => svg],
  ['a text', async () => Buffer.from('hello')],
  ['an HTML page that says it is a picture', async () => Buffer.from('<html><img src=x>')],
  ['nothing', async () => Buffer.alloc(0)],
  ['half a picture', async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 300)],
  ['a picture of too many points', () => plain(9000, 9000).png().toBuffer()],
];

for (const [what, file] of refused) {
  test(`${what} is refused`, async () => {
    await assert.rejects(encodePicture(await file()), NotAPicture);
  });
}

test('the same picture has the same name', async () => {
  const file = await plain(50, 50).png().toBuffer();
  assert.equal((await encodePicture(file)).name, (await encodePicture(file)).name);
});
