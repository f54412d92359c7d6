import type { Method, Operation } from '../contract';

/** What each status says, whichever operation answers it. */
export const REFUSALS: Record<number, string> = {
  400: 'The body is not JSON, or not the form that was expected',
  401: 'Nobody is signed in; the message is exactly Unauthorized',
  403: 'Not of the staff, an editor where only admins may, from another site, or against oneself',
  404: 'There is no such thing',
  409: 'The slug is taken, someone else saved meanwhile, or the last admin would go',
  413: 'The body is too large',
  415: 'The body is sent as another type',
  422: 'Some fields or parameters are not valid, as the issues tell',
  429: 'Too many requests; Retry-After tells when to come back',
  503: 'Not available just now; nothing was done',
};

export function refusalsOf(path: string, method: Method, operation: Operation): number[] {
  const { access, body, rawBody, query, refusals = [] } = operation;
  const isForStaff = access === 'staff' || access === 'admin';
  return [
    ...new Set([
      ...(isForStaff || access === 'user' ? [401] : []),
      ...(isForStaff || method !== 'GET' ? [403] : []),
      ...(path.includes('{') ? [404] : []),
      ...(body || rawBody ? [400, 413, 415, 422] : []),
      ...(query ? [422] : []),
      ...refusals,
      429,
    ]),
  ].toSorted((one, other) => one - other);
}

export function statusOf({ answer, status }: Operation): number {
  return typeof answer === 'object' && 'status' in answer ? answer.status : (status ?? 200);
}
