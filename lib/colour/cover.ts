import { type Motif, motifs } from './motifs';

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
