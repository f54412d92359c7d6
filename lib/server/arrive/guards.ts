import type { IncomingHttpHeaders } from 'node:http';
import { paths } from '@/lib/paths';
import { bodyLimit } from './body-limit';
import { normalPath } from './normal-path';

type Asked = { method?: string; url?: string; headers: IncomingHttpHeaders };

/** Where a request may go on to, or why it goes nowhere. */
export type Verdict =
  | { path: string; search: string }
  | { refused: number; headers?: Record<string, string>; path: string };

const MAX_URL = 4096;
const MAX_PATH = 1024;
const READS = new Set(['GET', 'HEAD']);
const READS_AND_POSTS = new Set([...READS, 'POST']);
/** Pages that take a form: they work without JavaScript, and for mail programs. */
const FORMS = new Set<string>([paths.subscribe, paths.unsubscribe, paths.contactForm]);
const API_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
// Next would understand these as other names of a page; its own client never asks for them.
const NEXT_ONLY = /^\/_next\/(?:image$|data\/)|\.rsc$/;

export function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** The English side of the site. */
export function isStaffPath(path: string): boolean {
  return /^\/(?:admin|login|gate)(?:\/|$)/.test(path);
}

/** Refuses, before Next hears of it, what no visitor of this site sends. */
export function examine({ method = '', url = '', headers }: Asked): Verdict {
  const [raw, search] = splitUrl(url);
  const side = isApi(raw) ? '/api' : '/';
  if (url.length > MAX_URL || raw.length > MAX_PATH) return { refused: 414, path: side };
  const path = normalPath(raw);
  if (path === undefined) return { refused: 400, path: side };
  // Before the method: who tries server actions sends POST, and hears the same everywhere.
  if (headers['next-action'] !== undefined) return { refused: 400, path };
  const allowed = methodsOf(path);
  if (!allowed.has(method)) {
    return { refused: 405, headers: { Allow: [...allowed].join(', ') }, path };
  }
  if (/websocket/i.test(headers.upgrade ?? '')) return { refused: 400, path };
  if (NEXT_ONLY.test(path)) return { refused: 404, path };
  if (path !== raw) return misspelt(method, path, search);
  if (Number(headers['content-length'] ?? 0) > bodyLimit(path)) return { refused: 413, path };
  return { path, search };
}

function methodsOf(path: string): Set<string> {
  if (isApi(path)) return API_METHODS;
  return FORMS.has(path) ? READS_AND_POSTS : READS;
}

/** Search engines and people are sent to the one address of a page; nobody else needs to be. */
function misspelt(method: string, path: string, search: string): Verdict {
  if (!READS.has(method)) return { refused: 404, path };
  return { refused: 308, headers: { Location: path + search }, path };
}

function splitUrl(url: string): [path: string, search: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}
