import { useId } from 'react';
import { type Area, within } from './crop-area';
import type { LibraryPicture } from './library-screen';

const SHAPES = [
  { label: 'Free', shape: undefined },
  { label: '16:9', shape: 16 / 9 },
  { label: '3:2', shape: 3 / 2 },
  { label: '1:1', shape: 1 },
];

const SIDES = [
  { side: 'left', label: 'From the left' },
  { side: 'top', label: 'From the top' },
  { side: 'width', label: 'Width' },
  { side: 'height', label: 'Height' },
] as const;

type Props = {
  picture: LibraryPicture;
  area: Area;
  onArea: (area: Area) => void;
  onShape: (shape: number | undefined) => void;
};

/** The same as drawing on the picture, for the keyboard. */
export function CropFields({ picture, area, onArea, onShape }: Props) {
  const id = useId();
  return (
    <div className="form-grid">
      <div className="form-wide">
        <label htmlFor={`${id}-shape`}>Shape</label>
        <select
          id={`${id}-shape`}
          className="field w-auto"
          onChange={(event) => onShape(SHAPES[Number(event.target.value)]?.shape)}
        >
          {SHAPES.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {SIDES.map(({ side, label }) => (
        <div key={side}>
          <label htmlFor={`${id}-${side}`}>{label}</label>
          <input
            id={`${id}-${side}`}
            type="number"
            min={0}
            max={side === 'left' || side === 'width' ? picture.width : picture.height}
            value={Number.isNaN(area[side]) ? '' : area[side]}
            className="field"
            onChange={(event) => onArea({ ...area, [side]: event.target.valueAsNumber })}
            // Not while it is being typed: the first digit of a number is a small one.
            onBlur={() => onArea(within(picture, area))}
          />
        </div>
      ))}
    </div>
  );
}
