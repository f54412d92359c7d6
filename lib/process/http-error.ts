export type Issue = { path: string; message: string };

export const UNKNOWN_FIELD = 'Has a field that this call does not take';

type Details = { issues?: Issue[]; headers?: Record<string, string> };

/** Callers see the status and the message of this error. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}

const RETRY_SOON = { 'Retry-After': '5' };

export const badRequest = (message: string) => new HttpError(400, 'bad_request', message);
export const unauthorized = () => new HttpError(401, 'unauthenticated', 'Unauthorized');
export const forbidden = (message: string) => new HttpError(403, 'forbidden', message);
export const notFound = () => new HttpError(404, 'not_found', 'Not found');
export const methodNotAllowed = (allow: string) =>
  new HttpError(405, 'method_not_allowed', 'Method not allowed', { headers: { Allow: allow } });
export const conflict = (code: string, message: string, issues?: Issue[]) =>
  new HttpError(409, code, message, { issues });
export const tooLarge = () => new HttpError(413, 'too_large', 'The body is too large');
export const notJson = () =>
  new HttpError(415, 'not_json', 'The body must be sent as application/json');
export const invalid = (issues: Issue[]) =>
  new HttpError(422, 'invalid', 'Some fields are not valid', { issues });
export const tooManyRequests = (seconds: number) =>
  new HttpError(429, 'too_many_requests', 'Too many requests, try again later', {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
  });
export const unavailable = () =>
  new HttpError(503, 'unavailable', 'The service is not available right now', {
    headers: RETRY_SOON,
  });
