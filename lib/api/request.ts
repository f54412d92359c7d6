import 'server-only';
import '@/lib/entities/fields/zod-settings';
import { z } from 'zod';
import {
  HttpError,
  UNKNOWN_FIELD,
  badRequest,
  forbidden,
  invalid,
  notJson,
  tooLarge,
  tooManyRequests,
} from '@/lib/process/http-error';
import { MAX_UPLOAD_BYTES, altText } from '@/lib/entities/back-office';
import { env } from '@/lib/env';
import { CLIENT_ADDRESS } from '@/lib/process/private-headers';
import { type LimitName, consume, consumeShared } from '@/lib/limits/rate-limit';
import { bufferEvent, flushSoon } from '@/lib/events/buffer';
import { SITE_LIMIT } from '@/lib/events/event';
import { countedDay } from '@/lib/events/countable';

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

/**
 * Refuses a change that another site's page may have sent with the visitor's cookies. A program that
 * is no browser sends no Origin; it may call too, where it brings no cookies.
 */
export function requireSameOrigin({ headers }: Request): void {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  const isForeign =
    origin === null ? headers.has('cookie') : origin !== new URL(env().SITE_URL).origin;
  if (isForeign || (site && site !== 'same-origin' && site !== 'none')) {
    throw forbidden('The request comes from another site');
  }
}

/** A picture or a frame of another site is nobody who wants to go there. */
export function requireNavigation({ headers }: Request): void {
  const dest = headers.get('sec-fetch-dest') ?? 'document';
  if (dest !== 'document') throw forbidden('Only a page can be opened here');
}

/** What the address alone may comes first: what is refused there, its neighbours can still do. */
export async function limitAddress(name: LimitName, request: Request): Promise<void> {
  const address = addressIn(request.headers);
  await limit(name, address);
  const reached = await consumeShared(name, address);
  if (!reached) return;
  if (reached.share === 'site') noteSiteLimit(name);
  throw tooManyRequests(reached.seconds);
}

export async function limit(name: LimitName, key: string): Promise<void> {
  const seconds = await consume(name, key);
  if (seconds !== undefined) throw tooManyRequests(seconds);
}

export const callerOf = (request: Request) => ({
  address: addressIn(request.headers),
  requestId: request.headers.get('x-request-id') ?? undefined,
});

/** The front sets this header; a client cannot. */
export function addressIn(headers: Pick<Headers, 'get'>): string {
  return headers.get(CLIENT_ADDRESS) ?? 'unknown';
}

/** Staff see it on their first screen, because meanwhile everybody is refused. */
function noteSiteLimit(name: string): void {
  const page = { path: name, kind: 'page', slug: '' } as const;
  bufferEvent({ ...page, day: countedDay(), event: SITE_LIMIT, count: 1 });
  flushSoon();
}
