import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOMS = ['lib', 'tests/api', 'tests/e2e'];

/** The test files that name an attack row, with their text. */
export function threatFiles(): Map<string, string> {
  const files = ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:test|spec)\.ts$/.test(name))
      .map((name) => join(room, name)),
  );
  const texts = files.map((file): [string, string] => [file, readFileSync(file, 'utf8')]);
  return new Map(texts.filter(([, text]) => /['`]threat \w+: /.test(text)));
}
