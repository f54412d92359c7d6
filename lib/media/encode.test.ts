import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { LARGE_AVIF } from '@/tests/fixtures/data/large-avif';
import { NotAPicture, encodePicture as encode } from './encode';

const encodePicture = (file: Uint8Array, owner = 'salma') => encode(file, owner);

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

/** All of a PNG but its points. */
function pngHead(width: number, height: number, depth: 8 | 16): Buffer {
  const head = Buffer.alloc(17);
  head.write('IHDR');
  head.writeUInt32BE(width, 4);
  head.writeUInt32BE(height, 8);
  head.set([depth, 6, 0, 0, 0], 12);
  const chunk = (data: Buffer) => {
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length - 4, 0);
    ends.writeUInt32BE(crc32(data), 4);
    return [ends.subarray(0, 4), data, ends.subarray(4)];
  };
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const data = Buffer.concat([Buffer.from('IDAT'), deflateSync(Buffer.alloc(1000))]);
  return Buffer.concat([signature, ...chunk(head), ...chunk(data), ...chunk(Buffer.from('IEND'))]);
}

for (const [what, file, message] of [
  ['an AVIF of 40 million points', LARGE_AVIF, /16 million/],
  ['a PNG of one column', pngHead(1, 59_000_000, 8), /longer than 16384/],
  ['a PNG of eight bytes a point', pngHead(8000, 5000, 16), /8 bits a colour/],
] as const) {
  test(`threat 47: small pictures that decode large: ${what} is refused by its head`, async () => {
    await assert.rejects(encodePicture(file), (error) => {
      return error instanceof NotAPicture && message.test(error.message);
    });
  });
}

test('threat 47: small pictures that decode large: nobody waits for all the pictures of another', async () => {
  const file = await plain(40, 30).png().toBuffer();
  const order: string[] = [];
  const encodeFor = (owner: string) => encodePicture(file, owner).then(() => order.push(owner));
  await Promise.all(['salma', 'salma', 'salma', 'omar'].map(encodeFor));
  assert.deepEqual(order, ['salma', 'omar', 'salma', 'salma']);
});

test('the same picture has the same name', async () => {
  const file = await plain(50, 50).png().toBuffer();
  assert.equal((await encodePicture(file)).name, (await encodePicture(file)).name);
});

test('a large picture that is stored in passes is refused before it is decoded', async () => {
  const large = plain(6000, 5000);
  await assert.rejects(encodePicture(await large.jpeg({ progressive: true }).toBuffer()), {
    message: /bit by bit/,
  });
  const small = await plain(600, 500).jpeg({ progressive: true }).toBuffer();
  assert.equal((await encodePicture(small)).width, 600);
});
