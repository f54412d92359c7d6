import { createHash } from 'node:crypto';
import type { Reader } from '@/lib/content/page';
import { SHOW, formHeader } from '@/lib/process/private-headers';

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
