const SMALLER_WIDTHS = [400, 800] as const;
export const FULL_WIDTH = 1600;

const NAME = /^([0-9a-f]{20})-(\d{1,4})x(\d{1,5})(?:-w(\d{3}))?\.webp$/;
const ADDRESS = /^\/media\/([^/]+)$/;

export type Picture = { width: number; height: number; srcSet: string };

/** The name holds the size, so that a page can make room for the picture without a query. */
export function pictureName(hash: string, width: number, height: number): string {
  return `${hash}-${width}x${height}.webp`;
}

export function smallerName(name: string, width: number): string {
  return name.replace(/\.webp$/, `-w${width}.webp`);
}

export function smallerWidths(width: number): number[] {
  return SMALLER_WIDTHS.filter((smaller) => smaller < width);
}

export function isPictureName(name: string): boolean {
  return NAME.test(name);
}

/** The content policy of the pages refuses plain http:. */
export function isShownPicture(url: string): boolean {
  return !/^http:/i.test(url);
}

export function uploadedPicture(url: string): Picture | undefined {
  const name = ADDRESS.exec(url)?.[1] ?? '';
  const [, , width, height, variant] = NAME.exec(name) ?? [];
  if (!width || !height || variant) return undefined;
  const smaller = smallerWidths(Number(width)).map((w) => `/media/${smallerName(name, w)} ${w}w`);
  return {
    width: Number(width),
    height: Number(height),
    srcSet: [...smaller, `${url} ${width}w`].join(', '),
  };
}

export function isUploadedPicture(url: string): boolean {
  return uploadedPicture(url) !== undefined;
}

/** A text with the address of one picture in the place of another's, smaller versions included. */
export function withPicture(value: unknown, url: string, by: string): unknown {
  if (typeof value !== 'string') return value;
  const name = url.replace(/\.webp$/, '').replaceAll(/[^a-z0-9/-]/gi, '');
  const newWidths: readonly number[] = smallerWidths(uploadedPicture(by)?.width ?? 0);
  return value.replaceAll(new RegExp(`${name}(?:-w(\\d{3}))?\\.webp`, 'g'), (_, width?: string) =>
    width && newWidths.includes(Number(width)) ? smallerName(by, Number(width)) : by,
  );
}
