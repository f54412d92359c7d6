import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Font = { name: string; data: Buffer; weight: 500 | 600; style: 'normal' };

let memo: Promise<Font[]> | undefined;

/** The fonts of the site, in the format that satori reads. */
export function socialFonts(): Promise<Font[]> {
  memo ??= Promise.all([font('Figtree', 'figtree', 500), font('Fraunces', 'fraunces', 600)]);
  return memo;
}

async function font(name: string, family: string, weight: Font['weight']): Promise<Font> {
  const file = join('@fontsource', family, 'files', `${family}-latin-${weight}-normal.woff`);
  const data = await readFile(join(process.cwd(), 'node_modules', file));
  return { name, data, weight, style: 'normal' };
}
