import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { FONTS, FONT_CHARACTERS, cutFont, fontFile } from '@/tools/upkeep/fonts.mjs';

const MOST_BYTES = 45_000;
/** Where the texts of the site stand, and the words of its components. */
const TEXTS = ['prisma/seed', 'lib/editorial', 'components/site', 'app/(site)'];
/** Titles in Arabic are left to the fonts of the reader's system. */
const OTHER_SCRIPTS = /[\u0600-\u06ff\p{Cf}\n]/u;

test('the fonts hold every character of the site’s texts', () => {
  const known = new Set(FONT_CHARACTERS);
  const missing = new Map<string, string>();
  for (const file of TEXTS.flatMap(textsBelow)) {
    for (const character of readFileSync(file, 'utf8')) {
      if (known.has(character) || OTHER_SCRIPTS.test(character)) continue;
      missing.set(character, file);
    }
  }
  assert.deepEqual([...missing], [], 'add them to FONT_CHARACTERS and run npm run fonts');
});

test('the committed fonts are what npm run fonts makes, and small', async () => {
  let bytes = 0;
  for (const font of FONTS) {
    const committed = readFileSync(fontFile(font.name));
    assert.ok(committed.equals(await cutFont(font)), `${font.name}: run npm run fonts`);
    bytes += committed.length;
  }
  assert.ok(bytes <= MOST_BYTES, `${bytes} bytes`);
});

function textsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(tsx?|md|json|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
