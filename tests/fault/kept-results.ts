import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Result } from './report';

const FILE = 'tests/.artifacts/fault.json';

/** Puts results in the place of earlier ones, so that one fault can be tried again by itself. */
export function keep(found: Result[]): Result[] {
  const isSame = (one: Result, other: Result) =>
    one.promise === other.promise && one.database === other.database;
  const earlier = read().filter((one) => !found.some((other) => isSame(one, other)));
  const all = [...earlier, ...found].toSorted(
    (one, other) =>
      one.promise.localeCompare(other.promise) || one.database.localeCompare(other.database),
  );
  mkdirSync('tests/.artifacts', { recursive: true });
  writeFileSync(FILE, JSON.stringify(all));
  return all;
}

function read(): Result[] {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Result[];
  } catch {
    return [];
  }
}
