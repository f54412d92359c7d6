type Motif = {
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

export type CoverShape = 'wide' | 'square' | 'strip' | 'band';

/** Width and height in the units of the motifs. */
export const COVER_SIZE: Record<CoverShape, readonly [number, number]> = {
  wide: [200, 112],
  square: [100, 100],
  strip: [280, 56],
  band: [480, 120],
};

/** How often each tone is laid, from the palest to the strongest. */
const TONES = [0.5, 0.26, 0.16, 0.08] as const;

/** The same seed always gives the same cover. Each group `z1` to `z4` is one tone. */
export function coverMarkup(seed: string, shape: CoverShape): string {
  const random = seededRandom(seed);
  const motif = motifs[Math.floor(random() * motifs.length)] as Motif;
  const tones: string[][] = TONES.map(() => []);
  for (const [x, y] of places(motif, COVER_SIZE[shape], random)) {
    tones[pickTone(random)]?.push(`<use href="#${motif.id}" x="${x}" y="${y}"/>`);
  }
  return tones
    .map((uses, tone) => (uses.length > 0 ? `<g class="z${tone + 1}">${uses.join('')}</g>` : ''))
    .join('');
}

/** A page prints these shapes once; its covers refer to them by id. */
export function motifDefinitions(): string {
  return motifs.map(({ id, path }) => `<path id="${id}" d="${path}"/>`).join('');
}

function* places(motif: Motif, size: readonly [number, number], random: () => number) {
  const [stepX, stepY] = motif.step;
  const startX = -Math.round(random() * stepX);
  const startY = -Math.round(random() * stepY);
  for (let row = 0; startY + row * stepY < size[1] + stepY; row += 1) {
    const shift = row % 2 === 0 ? 0 : motif.shift - stepX;
    for (let x = startX + shift; x < size[0] + stepX / 2; x += stepX) {
      yield [Math.round(x), Math.round(startY + row * stepY)] as const;
    }
  }
}

function pickTone(random: () => number): number {
  let rest = random();
  for (const [tone, share] of TONES.entries()) {
    rest -= share;
    if (rest < 0) return tone;
  }
  return 0;
}

/** FNV-1a, then mulberry32: the same seed always gives the same numbers. */
function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
