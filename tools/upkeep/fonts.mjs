// npm run fonts: reduces the two fonts to the characters and weights that the site shows.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = 'app/(site)/fonts';

export const FONT_CHARACTERS =
  span(0x20, 0x7e) + span(0xa0, 0xff) + 'ŒœŸ\u2009\u200a\u202f–—‘’‚“”„†•…‰‹›€™−←↑→↓';

const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

export const FONTS = [
  { name: 'figtree', weight: { min: 400, max: 700 } },
  // Only headings use it, and at a single weight the file is half as large.
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
    // The Open Font License must be distributed with the font.
    const licence = readFileSync(`node_modules/@fontsource-variable/${font.name}/LICENSE`);
    writeFileSync(join(FOLDER, `${font.name}-license.txt`), licence);
    console.log(`${fontFile(font.name)}: ${bytes.length} bytes`);
  }
}
