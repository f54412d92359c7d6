import 'server-only';
import { requestLog } from '@/lib/process/log';
import { databaseError } from '@/lib/db/connect/database-errors';
import { HttpError, methodNotAllowed } from '@/lib/process/http-error';
import { limitAddress } from './rate-limit';
import { PRIVATE, json } from './respond';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof METHODS)[number];

export type Params = Record<string, string>;
/** Next gives routes without parameters none at all. */
type Context = { params: Promise<Record<string, string | string[]> | undefined> };
type NextHandler = (request: Request, context: Context) => Promise<Response>;
export type Handler = (call: { request: Request; params: Params }) => Promise<Response>;

/**
 * The whole of a route file: what it does not list is refused with 405 and the list, HEAD comes
 * with GET, and every error leaves through one door.
 */
export function route(handlers: Partial<Record<Method, Handler>>): Record<Method, NextHandler> {
  const allow = allowed(handlers).join(', ');
  const answer = (method: Method): Handler => {
    const handler = handlers[method] ?? (method === 'HEAD' ? handlers.GET : undefined);
    if (method === 'OPTIONS' && !handler)
      return async () => new Response(null, { status: 204, headers: { Allow: allow } });
    return handler ?? (() => Promise.reject(methodNotAllowed(allow)));
  };
  return Object.fromEntries(METHODS.map((method) => [method, guarded(answer(method))])) as Record<
    Method,
    NextHandler
  >;
}

function allowed(handlers: Partial<Record<Method, Handler>>): Method[] {
  return METHODS.filter(
    (method) => handlers[method] ?? (method === 'OPTIONS' || (method === 'HEAD' && handlers.GET)),
  );
}

function guarded(handler: Handler): NextHandler {
  return async (request, context) => {
    try {
      await limitAddress('api', request);
      return await handler({ request, params: singleParams(await context.params) });
    } catch (error) {
      return errorResponse(error, request);
    }
  };
}

/** Catch-all parameters are no business of a handler. */
function singleParams(params: Record<string, string | string[]> = {}): Params {
  return Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

export function errorResponse(error: unknown, request: Request): Response {
  const requestId = request.headers.get('x-request-id') ?? crypto.randomUUID();
  const known = error instanceof HttpError ? error : databaseError(error);
  const shown = known ?? new HttpError(500, 'internal', 'Something went wrong on our side');
  if (shown.status >= 500) requestLog(requestId).error({ err: error }, 'request failed');
  const { issues, headers } = shown.details;
  return json(
    { message: shown.message, code: shown.code, requestId, ...(issues ? { issues } : {}) },
    { status: shown.status, headers, cacheControl: PRIVATE },
  );
}
