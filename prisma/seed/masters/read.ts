import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { z } from 'zod';
import { type SeedEstablishment, establishmentSchema } from './schema';

const FOLDER = resolve('prisma/seed/masters');

/** Each university has a folder and each establishment a file, both named by their slugs. */
export function readEstablishments(): SeedEstablishment[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => parseEstablishment(readFileSync(join(FOLDER, name), 'utf8'), name));
}

export function parseEstablishment(text: string, file: string): SeedEstablishment {
  const establishment = parse(establishmentSchema, text, file);
  if (establishment.slug !== basename(file, '.json')) {
    throw new Error(`${file}: slug: the file is named otherwise`);
  }
  if (establishment.universitySlug !== basename(dirname(file))) {
    throw new Error(`${file}: universitySlug: the folder is named otherwise`);
  }
  return establishment;
}

function parse<Schema extends z.ZodType>(schema: Schema, text: string, file: string) {
  const json = fromJson(text, file);
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`${file}: ${placeOf(issue?.path ?? [], json)}: ${issue?.message}`);
}

/** Records of a list are called by their slug, calls by their year. */
function placeOf(path: PropertyKey[], json: unknown): string {
  const words: string[] = [];
  let at = json;
  for (const key of path) {
    at = at instanceof Object ? Reflect.get(at, key) : undefined;
    words.push(typeof key === 'number' ? nameOf(at, key) : String(key));
  }
  return words.join('.');
}

function nameOf(record: unknown, index: number): string {
  const { slug, academicYear } = (record ?? {}) as { slug?: unknown; academicYear?: unknown };
  return String(slug ?? academicYear ?? index);
}

function fromJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: is not JSON`, { cause: error });
  }
}
