import type { z } from 'zod';
import { badRequest, invalid, notJson, tooLarge } from '@/lib/process/http-error';

const UNKNOWN_FIELD = 'Has a field that this call does not take';
const JSON_TYPE = /^application\/json\s*(;|$)/i;
const BEACON_TYPE = /^(?:(?:application\/json|text\/plain)\s*(;|$)|$)/i;

/** The parsed value of a JSON body; the body itself is never handed on. */
export async function readJson<S extends z.ZodType>(request: Request, schema: S) {
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) throw notJson();
  return parse(schema, decode(await readText(request)));
}

/** A beacon's body: JSON that a browser sends as plain text, so that it need not ask first. */
export async function readBeacon<S extends z.ZodType>(request: Request, schema: S) {
  if (!BEACON_TYPE.test(request.headers.get('content-type') ?? '')) throw notJson();
  return parse(schema, decode(await readText(request)));
}

export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalid(
    result.error.issues.map((issue) => ({
      path: issue.path.join('.'),
      // zod would name the unknown keys, which are the caller's own words.
      message: issue.code === 'unrecognized_keys' ? UNKNOWN_FIELD : issue.message,
    })),
  );
}

async function readText(request: Request): Promise<string> {
  try {
    return await request.text();
  } catch {
    // The server in front counts the bytes and breaks the stream off at the limit.
    throw tooLarge();
  }
}

function decode(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The body is not valid JSON');
  }
}
