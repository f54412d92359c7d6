import { smallerName, smallerWidths, uploadedPicture } from './picture-name';

/** A text with the address of one picture in the place of another's, smaller versions included. */
export function withPicture(value: unknown, url: string, by: string): unknown {
  if (typeof value !== 'string') return value;
  const name = url.replace(/\.webp$/, '').replaceAll(/[^a-z0-9/-]/gi, '');
  const heirWidths: readonly number[] = smallerWidths(uploadedPicture(by)?.width ?? 0);
  return value.replaceAll(new RegExp(`${name}(?:-w(\\d{3}))?\\.webp`, 'g'), (_, width?: string) =>
    width && heirWidths.includes(Number(width)) ? smallerName(by, Number(width)) : by,
  );
}
