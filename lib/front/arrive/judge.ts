import type { IncomingHttpHeaders } from 'node:http';
import { NEXT_FILES, isOtherName } from '@/lib/next/page';
import { paths } from '@/lib/paths';
import { normalPath } from '@/lib/entities/addresses/path';

export type Asked = { method?: string; url?: string; headers: IncomingHttpHeaders };

export type Refusal = {
  kind: 'refuse';
  status: number;
  path: string;
  headers?: Record<string, string>;
};

export type Verdict = Refusal | { kind: 'pass'; path: string; search: string };

const MAX_URL = 4096;
const MAX_PATH = 1024;
const READS = new Set(['GET', 'HEAD']);
const READS_AND_POSTS = new Set([...READS, 'POST']);
/** These pages take forms without JavaScript, and from mail programs. */
const FORMS = new Set<string>([
  paths.subscribe,
  paths.confirmation,
  paths.unsubscribe,
  paths.preferences,
  paths.contactForm,
  paths.proposeForm,
]);

export const isForm = (path: string) => FORMS.has(path);
const API_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const KB = 1024;
const BODY_LIMIT = 64 * KB;
export const BODY_LIMITS: [prefix: string, bytes: number][] = [
  ['/api/admin/articles', 512 * KB],
  ['/api/admin/preview', 512 * KB],
  ['/api/admin/links', 512 * KB],
  ['/api/admin/media', 9 * KB * KB],
  ['/api/admin/import', 16 * KB * KB],
];

export function judge({ method = '', url = '', headers }: Asked): Verdict {
  const raw = pathOf(url);
  const search = url.slice(raw.length);
  const side = isApi(raw) ? '/api' : '/';
  if (url.length > MAX_URL || raw.length > MAX_PATH) return refusal(414, side);
  const path = normalPath(raw);
  if (path === undefined) return refusal(400, side);
  // This comes before the method, so that all attempts at server actions get the same answer.
  if (headers['next-action'] !== undefined) return refusal(400, path);
  const allowed = methodsOf(path);
  if (!allowed.has(method)) return refusal(405, path, { Allow: [...allowed].join(', ') });
  if (/websocket/i.test(headers.upgrade ?? '')) return refusal(400, path);
  if (isOtherName(path)) return refusal(404, path);
  const said = isReaderPage(path) && READS.has(method) ? withoutEmpty(search) : search;
  if (path !== raw || said !== search) return misspelt(method, path, said);
  if (Number(headers['content-length'] ?? 0) > bodyLimit(path)) return refusal(413, path);
  return { kind: 'pass', path, search };
}

export function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** Files of the build that are ours and not Next's: the scripts of components/browser. */
export const OWN_FILES = '/_site';

/** Only documents ask for these, never a reader. */
export function isBuilt(path: string): boolean {
  return path.startsWith(`${NEXT_FILES}/`) || path.startsWith(`${OWN_FILES}/`);
}

export function isStaffPath(path: string): boolean {
  return /^\/(?:admin|login)(?:\/|$)/.test(path);
}

/** React draws the pages of staff in their browsers; those of readers come complete. */
export function isReaderPage(path: string): boolean {
  return !isApi(path) && !isStaffPath(path);
}

export function bodyLimit(path: string): number {
  const isBelow = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`);
  return BODY_LIMITS.find(([prefix]) => isBelow(prefix))?.[1] ?? BODY_LIMIT;
}

function refusal(status: number, path: string, headers?: Record<string, string>): Refusal {
  return { kind: 'refuse', status, path, headers };
}

function methodsOf(path: string): Set<string> {
  if (isApi(path)) return API_METHODS;
  return isForm(path) ? READS_AND_POSTS : READS;
}

function misspelt(method: string, path: string, search: string): Verdict {
  if (!READS.has(method)) return refusal(404, path);
  return refusal(308, path, { Location: path + search });
}

/** Without a script, a form sends the fields that were left empty as well. */
function withoutEmpty(search: string): string {
  if (!/=(?:&|$)/.test(search)) return search;
  const parts = search.slice(1).split('&');
  const said = parts.filter((part) => part.indexOf('=') !== part.length - 1);
  return said.length > 0 ? `?${said.join('&')}` : '';
}

/** Without its query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
