import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withPicture } from './replaced-address';

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
