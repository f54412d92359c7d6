import { type Motif, motifs } from './motifs';

export type CoverShape = 'wide' | 'square' | 'strip' | 'band';

/** Width and height in the units of the motifs. */
export const COVER_SIZE: Record<CoverShape, readonly [number, number]> = {
  wide: [200, 112],
  square: [100, 100],
  strip: [280, 56],
  band: [480, 120],
};

/** Tones from the palest to the strongest, and how often each is laid. */
const TONES = [0.5, 0.26, 0.16, 0.08] as const;

/**
 * A wall of tiles that depends on nothing but the seed: `<g class="z1">` to `z4`, one group a
 * tone, whose shapes are the motifs' ids.
 */
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

/** The shapes that covers are made of; a page prints them once. */
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

/** Numbers from 0 up to 1 that are the same for the same seed, for ever (FNV-1a, then mulberry32). */
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
