import { type PointerEvent, useRef } from 'react';
import { type Area, areaBetween, within } from './crop-area';
import type { LibraryPicture } from './library-screen';

type Props = {
  picture: LibraryPicture;
  area: Area;
  shape?: number;
  onArea: (area: Area) => void;
};

/** Drawn upon with a pointer; the fields beside it say the same in numbers. */
export function CropPicture({ picture, area, shape, onArea }: Props) {
  const { url, width, height } = picture;
  const from = useRef<{ x: number; y: number }>(undefined);
  const { left, top, ...size } = within(picture, area);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      className="picture-crop"
      onPointerDown={(event) => {
        from.current = pointOf(event);
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (from.current) onArea(areaBetween(picture, from.current, pointOf(event), shape));
      }}
      onPointerUp={() => (from.current = undefined)}
      onPointerCancel={() => (from.current = undefined)}
    >
      <image href={url} width={width} height={height} />
      <path
        fillRule="evenodd"
        className="picture-crop-rest"
        d={`M0 0H${width}V${height}H0ZM${left} ${top}h${size.width}v${size.height}h${-size.width}Z`}
      />
    </svg>
  );

  function pointOf(event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: Math.min(Math.max(((event.clientX - box.left) / box.width) * width, 0), width),
      y: Math.min(Math.max(((event.clientY - box.top) / box.height) * height, 0), height),
    };
  }
}
