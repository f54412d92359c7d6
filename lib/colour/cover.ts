import { mix, readableOn } from './color';
import { PALETTE } from './palette';
import { type Motif, motifs } from './motifs';
import { seededRandom } from './random';

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

/** The cover as an image of its own, in the colours of the light scheme. */
export function coverSvg(seed: string, color: string, shape: CoverShape = 'wide'): string {
  const [width, height] = COVER_SIZE[shape];
  const { ground, tones } = coverColors(color);
  const rules = tones.map((fill, tone) => `.z${tone + 1}{fill:${fill}}`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<style>${rules}</style><defs>${motifDefinitions()}</defs>` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>${coverMarkup(seed, shape)}</svg>`
  );
}

function coverColors(color: string) {
  const { paper } = PALETTE.light;
  const ink = readableOn(mix(paper, color, 0.1), color);
  const tone = (share: number) => mix(paper, ink, share);
  return { ground: tone(0.1), tones: [tone(0.2), tone(0.38), tone(0.68), ink] };
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
