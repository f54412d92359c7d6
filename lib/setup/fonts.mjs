// npm run fonts: cuts the two fonts down to the characters and weights that the site shows.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = 'app/(site)/fonts';

/** Printable ASCII, the letters and signs of western Europe, and the punctuation of French texts. */
export const FONT_CHARACTERS =
  span(0x20, 0x7e) + span(0xa0, 0xff) + 'ŒœŸ\u2009\u200a\u202f–—‘’‚“”„†•…‰‹›€™−←↑→↓';

/** What Latin text needs; the rest are alternates and fractions that no rule asks for. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

export const FONTS = [
  // Weights from plain text to the headings of articles.
  { name: 'figtree', weight: { min: 400, max: 700 } },
  // Headings alone: at one weight it is half as large.
  { name: 'fraunces', weight: 560 },
];

export async function cutFont({ name, weight }) {
  const { default: subsetFont } = await import('subset-font');
  const source = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return subsetFont(readFileSync(source), FONT_CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

export function fontFile(name) {
  return join(FOLDER, `${name}.woff2`);
}

function span(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  mkdirSync(FOLDER, { recursive: true });
  for (const font of FONTS) {
    const bytes = await cutFont(font);
    writeFileSync(fontFile(font.name), bytes);
    // The Open Font License goes wherever the font goes.
    const licence = readFileSync(`node_modules/@fontsource-variable/${font.name}/LICENSE`);
    writeFileSync(join(FOLDER, `${font.name}-license.txt`), licence);
    console.log(`${fontFile(font.name)}: ${bytes.length} bytes`);
  }
}
