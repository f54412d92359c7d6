export type Area = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };
type Point = { x: number; y: number };

/** A picture is shown no smaller than this in any place. */
const SMALLEST_CROP = 16;

/** The largest part of this shape, in the middle. */
export function areaOfShape({ width, height }: Size, shape: number | undefined): Area {
  if (!shape) return { left: 0, top: 0, width, height };
  const fitted =
    width / height > shape
      ? { width: Math.round(height * shape), height }
      : { width, height: Math.round(width / shape) };
  return {
    left: Math.round((width - fitted.width) / 2),
    top: Math.round((height - fitted.height) / 2),
    ...fitted,
  };
}

/** What was drawn from one corner to the other, in whole points and within the picture. */
export function areaBetween(size: Size, from: Point, to: Point, shape?: number): Area {
  const width = Math.abs(to.x - from.x);
  const height = shape ? width / shape : Math.abs(to.y - from.y);
  const top = to.y < from.y ? from.y - height : from.y;
  return within(size, { left: Math.min(from.x, to.x), top, width, height });
}

export function within(size: Size, area: Area): Area {
  const width = clamp(Math.round(area.width), SMALLEST_CROP, size.width);
  const height = clamp(Math.round(area.height), SMALLEST_CROP, size.height);
  return {
    width,
    height,
    left: clamp(Math.round(area.left), 0, size.width - width),
    top: clamp(Math.round(area.top), 0, size.height - height),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(Number.isFinite(value) ? value : least, Math.min(least, most)), most);
}
