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
  const parsed = schema.safeParse(fromJson(text, file));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`${file}: ${issue?.path.join('.')}: ${issue?.message}`);
}

function fromJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: is not JSON`, { cause: error });
  }
}
