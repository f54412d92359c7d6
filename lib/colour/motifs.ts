export type Motif = {
  id: string;
  path: string;
  /** Distance between neighbours in a row, and between rows. */
  step: readonly [number, number];
  /** How far every other row is moved along. */
  shift: number;
};

const TILE = 40;
const HALF = TILE / 2;

export const motifs: readonly Motif[] = [
  grid('z-khatam', ring(8, HALF, 15.3) + ring(8, 8, 6.1, true)),
  grid('z-octagon', ring(8, 20, 20) + ring(8, 10.5, 8, true)),
  grid('z-rosette', ring(12, HALF, 14.64) + ring(12, 7, 5.1, true)),
  grid('z-cross', 'M-6-14 0-20 6-14V-6H14L20 0 14 6H6V14L0 20-6 14V6H-14L-20 0-14-6H-6Z'),
  {
    id: 'z-sebka',
    path: 'M0-22C.9-12 13.8-10.1 14.7 0 13.8 10.1.9 12 0 22-.9 12-13.8 10.1-14.7 0-13.8-10.1-.9-12 0-22Z',
    step: [32, 24],
    shift: 16,
  },
];

function grid(id: string, path: string): Motif {
  return { id, path, step: [TILE, TILE], shift: 0 };
}

/** Equal radii make a polygon. A shape drawn backwards is a hole in the shape around it. */
function ring(points: number, outer: number, inner: number, isHole = false): string {
  const isPolygon = outer === inner;
  const count = isPolygon ? points : points * 2;
  const corners = Array.from({ length: count }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const turn = (2 * Math.PI * (index + (isPolygon ? 0.5 : 0))) / count;
    return `${round(radius * Math.sin(turn))} ${round(-radius * Math.cos(turn))}`;
  });
  return `M${(isHole ? corners.reverse() : corners).join(' ')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
