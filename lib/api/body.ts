import 'server-only';
import '@/lib/entities/fields/zod-settings';
import { z } from 'zod';
import {
  HttpError,
  UNKNOWN_FIELD,
  badRequest,
  invalid,
  notJson,
  tooLarge,
} from '@/lib/process/http-error';
import { MAX_UPLOAD_BYTES, altText } from '@/lib/entities/desk';

const JSON_TYPE = /^application\/json\s*(;|$)/i;
/** Browsers send a beacon as plain text, because JSON would need a request that asks first. */
export const BEACON_TYPE = /^(?:(?:application\/json|text\/plain)\s*(;|$)|$)/i;
const UPLOAD_TYPE = /^multipart\/form-data\s*;/i;

export async function readJson<S extends z.core.$ZodType>(
  request: Request,
  schema: S,
  type = JSON_TYPE,
) {
  if (!type.test(typeOf(request))) throw notJson();
  return parse(schema, decode(await readText(request)));
}

/** Reads a copy, so that the form can be shown again with what went wrong. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await readText(request.clone()));
}

export type Upload = { bytes: Uint8Array; alt: string };

const uploadSchema = z.object({ alt: altText });

export async function readUpload(request: Request): Promise<Upload> {
  const type = typeOf(request);
  if (!UPLOAD_TYPE.test(type)) {
    throw new HttpError(415, 'not_a_form', 'The file must be sent as multipart/form-data');
  }
  const body = await whole(request.arrayBuffer());
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => Promise.reject(badRequest('The body is not a valid form')));
  const file = form.get('file');
  if (!(file instanceof File)) throw invalid([{ path: 'file', message: 'Required' }]);
  if (file.size > MAX_UPLOAD_BYTES) throw tooLarge();
  const { alt } = parse(uploadSchema, { alt: form.get('alt') });
  return { bytes: new Uint8Array(await file.arrayBuffer()), alt };
}

export function parse<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw invalid(
    result.error.issues.map((issue) => ({
      path: issue.path.join('.'),
      // zod names the unknown keys, and those are the caller's own words.
      message: issue.code === 'unrecognized_keys' ? UNKNOWN_FIELD : issue.message,
    })),
  );
}

const typeOf = (request: Request) => request.headers.get('content-type') ?? '';

const readText = (request: Request) => whole(request.text());

/** Reading fails when the server in front breaks off a body that is too large. */
async function whole<T>(body: Promise<T>): Promise<T> {
  try {
    return await body;
  } catch {
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
