import type { z } from 'zod';
import { invalid, notFound } from '@/lib/process/http-error';
import { id as idSchema } from '@/lib/entities/fields/text';
import { parse } from './body';

export type Params = Record<string, string>;

export function singleParams(params: Record<string, string | string[]> = {}): Params {
  return Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

export function requireId(value: string | undefined): string {
  const parsed = idSchema.safeParse(value);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

/** Refuses a parameter that is given twice, because programs differ on which one counts. */
export function readQuery<S extends z.core.$ZodType>(request: Request, schema: S): z.output<S> {
  const entries = [...new URL(request.url).searchParams];
  if (new Set(entries.map(([name]) => name)).size < entries.length) {
    throw invalid([{ path: '', message: 'Has a parameter more than once' }]);
  }
  return parse(schema, Object.fromEntries(entries));
}
