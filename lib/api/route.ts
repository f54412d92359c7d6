import 'server-only';
import { databaseError } from '@/lib/db/connect/database-errors';
import { HttpError, methodNotAllowed } from '@/lib/process/http-error';
import { logError } from '@/lib/process/log';
import { createHash } from 'node:crypto';
import type { Reader } from '@/lib/content/page';
import { SHOW, formHeader } from '@/lib/process/private-headers';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof METHODS)[number];

export type Params = Record<string, string>;

function singleParams(params: Record<string, string | string[]> = {}): Params {
  return Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** Next passes no params at all to a route without parameters. */
type Context = { params: Promise<Record<string, string | string[]> | undefined> };
type NextHandler = (request: Request, context: Context) => Promise<Response>;
export type Call = { request: Request; params: Params };
export type Handler = (call: Call) => Promise<Response>;

export type Options = {
  /** Runs before the method is checked, so that it can answer for every method. */
  before?: (call: Call) => Promise<void>;
  showError?: (error: HttpError, request: Request) => Promise<Response> | Response;
};

/**
 * Methods that are not listed answer 405, GET also answers HEAD, and every error becomes an answer.
 */
export function route(
  handlers: Partial<Record<Method, Handler>>,
  { before, showError = errorJson }: Options = {},
): Record<Method, NextHandler> {
  const allow = allowed(handlers).join(', ');
  const handlerOf = (method: Method): Handler => {
    const handler = handlers[method] ?? (method === 'HEAD' ? handlers.GET : undefined);
    if (method === 'OPTIONS' && !handler)
      return async () => new Response(null, { status: 204, headers: { Allow: allow } });
    return handler ?? (() => Promise.reject(methodNotAllowed(allow)));
  };
  const guarded = (handler: Handler): NextHandler => {
    return async (request, context) => {
      try {
        const call = { request, params: singleParams(await context.params) };
        await before?.(call);
        return await handler(call);
      } catch (error) {
        return await shown(showError, asHttpError(error, request), request);
      }
    };
  };
  return Object.fromEntries(
    METHODS.map((method) => [method, guarded(handlerOf(method))]),
  ) as Record<Method, NextHandler>;
}

function allowed(handlers: Partial<Record<Method, Handler>>): Method[] {
  return METHODS.filter(
    (method) => handlers[method] ?? (method === 'OPTIONS' || (method === 'HEAD' && handlers.GET)),
  );
}

/** The page that tells of an error may fail as well; the server then shows one of its own. */
async function shown(
  showError: NonNullable<Options['showError']>,
  error: HttpError,
  request: Request,
): Promise<Response> {
  try {
    return await showError(error, request);
  } catch (again) {
    return new Response(null, { status: asHttpError(again, request).status });
  }
}

/** Callers learn only what an HttpError says; a fault of ours is also logged. */
export function asHttpError(error: unknown, request: Request): HttpError {
  const known = error instanceof HttpError ? error : databaseError(error);
  const shown = known ?? new HttpError(500, 'internal', 'Something went wrong on our side');
  const requestId = request.headers.get('x-request-id') ?? undefined;
  if (shown.status >= 500) logError(error, { requestId });
  return shown;
}

export function errorJson({ status, message, code, details }: HttpError, request: Request) {
  const requestId = request.headers.get('x-request-id') ?? crypto.randomUUID();
  const { issues, headers } = details;
  return json({ message, code, requestId, ...(issues ? { issues } : {}) }, { status, headers });
}

export const PUBLIC = 'public, max-age=0, must-revalidate';
export const PRIVATE = 'private, no-store';

const JSON_TYPE = 'application/json; charset=utf-8';

type Init = { status?: number; headers?: Record<string, string>; cacheControl?: string };

export function json(body: unknown, { status = 200, headers, cacheControl = PRIVATE }: Init = {}) {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': cacheControl, ...headers },
  });
}

/** The address stays relative, so that no proxy can change its host. */
export function redirectTo(
  path: string,
  status: 302 | 303 | 308 = 302,
  headers: HeadersInit = {},
): Response {
  const all = new Headers(headers);
  all.set('Location', path);
  if (status !== 308) all.set('Cache-Control', PRIVATE);
  return new Response(null, { status, headers: all });
}

type Shown = { status: number; headers?: Record<string, string>; form?: object };

/** Shows a page of the site to a visitor who posted a form without JavaScript: the front makes it. */
export function pageAnswer(path: string, { status, headers, form = {} }: Shown): Response {
  const shown = { [SHOW]: path, ...formHeader(form) };
  return new Response(null, {
    status,
    headers: { ...headers, ...shown, 'Cache-Control': PRIVATE },
  });
}

/** Answers 304 when nothing changed. Caches may keep only what every visitor may see. */
export function revalidatedJson(
  request: Request,
  body: unknown,
  { reader = 'visitor', headers = {} }: { reader?: Reader; headers?: HeadersInit } = {},
) {
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const all = new Headers(headers);
  all.set('Cache-Control', reader === 'staff' ? PRIVATE : PUBLIC);
  all.set('Vary', 'Cookie');
  all.set('ETag', etag);
  if (isUnchanged(request, etag)) {
    return new Response(null, { status: 304, headers: all });
  }
  all.set('Content-Type', JSON_TYPE);
  return new Response(text, { headers: all });
}

/** Weak tags and strong ones are compared alike, as the standard wants it for reading. */
export function isUnchanged(request: Request, etag: string): boolean {
  const ifNoneMatch = request.headers.get('if-none-match');
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}
