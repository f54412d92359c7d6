import assert from 'node:assert/strict';
import { test } from 'node:test';
import { articles } from '@/lib/entities/article';
import {
  isPictureName,
  pictureName,
  smallerName,
  uploadedPicture,
  withPicture,
} from './picture-name';

const HASH = '0123456789abcdef0123';

test('the address of an upload tells its size and its smaller versions', () => {
  assert.deepEqual(uploadedPicture(`/media/${pictureName(HASH, 1600, 900)}`), {
    width: 1600,
    height: 900,
    srcSet: [
      `/media/${HASH}-1600x900-w400.webp 400w`,
      `/media/${HASH}-1600x900-w800.webp 800w`,
      `/media/${HASH}-1600x900.webp 1600w`,
    ].join(', '),
  });
});

test('a small upload has no smaller versions', () => {
  const url = `/media/${pictureName(HASH, 300, 200)}`;
  assert.equal(uploadedPicture(url)?.srcSet, `${url} 300w`);
});

test('a picture from elsewhere, and a smaller version, are no uploads', () => {
  assert.equal(uploadedPicture('https://example.org/a.webp'), undefined);
  assert.equal(uploadedPicture(`/media/${HASH}-1600x900-w400.webp`), undefined);
});

test('no name leads out of the folder', () => {
  for (const name of ['../x.webp', 'x.webp', '', `${HASH}-1x1.webp/..`, `${HASH}-1x1.png`]) {
    assert.equal(isPictureName(name), false, name);
  }
});

test('articles accept the address of an upload', () => {
  const imageUrl = `/media/${pictureName(HASH, 1600, 900)}`;
  assert.ok(articles.schema.shape.imageUrl.safeParse(imageUrl).success);
  assert.ok(isPictureName(smallerName(pictureName(HASH, 1600, 900), 800)));
});

const OLD = '/media/0123456789abcdef0123-1600x900.webp';
const NEW = '/media/aaaaaaaaaaaaaaaaaaaa-700x400.webp';

test('every place of a text gets the new address, and other pictures keep theirs', () => {
  const other = '/media/0123456789abcdef0123-1600x901.webp';
  assert.equal(
    withPicture(`![a](${OLD}) ![b](${other}) <${OLD}>`, OLD, NEW),
    `![a](${NEW}) ![b](${other}) <${NEW}>`,
  );
  assert.equal(withPicture(OLD, OLD, NEW), NEW);
});

test('a smaller version becomes one of the new picture, or the picture where it has none', () => {
  const small = (url: string, width: number) => url.replace('.webp', `-w${width}.webp`);
  assert.equal(withPicture(small(OLD, 400), OLD, NEW), small(NEW, 400));
  assert.equal(withPicture(small(OLD, 800), OLD, NEW), NEW);
});

test('what is no text stays', () => {
  assert.equal(withPicture(null, OLD, NEW), null);
  assert.equal(withPicture(5, OLD, NEW), 5);
});
