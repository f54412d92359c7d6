const UNRESERVED = /[A-Za-z0-9\-._~]/;
const VISIBLE_ASCII = /^[\x21-\x7e]*$/;
const CONTROL = /[\u0000-\u001F\u007F]/;

/** The one spelling of a path, or undefined when no browser would send it. */
export function normalPath(raw: string): string | undefined {
  if (!raw.startsWith('/') || !VISIBLE_ASCII.test(raw) || raw.includes('\\')) return undefined;
  if (!/[%.]|\/\/|.\/$/.test(raw)) return raw;
  const path = raw.replace(/%([0-9A-Fa-f]{2})/g, normalEscape).replace(/\/{2,}/g, '/');
  const decoded = decode(path);
  if (decoded === undefined || CONTROL.test(decoded)) return undefined;
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return undefined;
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** What a browser makes of a path that somebody types, in the site's one spelling. */
export function typedPath(typed: string): string | undefined {
  const sent = typed.toWellFormed().replace(/[^\x21-\x7e]|["<>^`{|}]/gu, encodeURIComponent);
  return normalPath(sent);
}

/** For people to read: without escapes, where that hides nothing. */
export function shownPath(path: string): string {
  const decoded = decode(path);
  const isPlain = decoded !== undefined && /^[\p{L}\p{N}\p{M}\p{P}\p{S}]*$/u.test(decoded);
  return isPlain && !/[%?#\\]/.test(decoded) ? decoded : path;
}

/** Where the site itself answers, or the tools around it. */
const RESERVED =
  /^\/(?:admin|api|gate|login|media|healthz|readyz|metrics|\.well-known|_[^/]*)(?:\/|$)/;

export const isReserved = (path: string) => RESERVED.test(path);

function normalEscape(escape: string, hex: string): string {
  const character = String.fromCharCode(parseInt(hex, 16));
  return UNRESERVED.test(character) ? character : escape.toUpperCase();
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
