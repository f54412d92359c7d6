const UNRESERVED = /[A-Za-z0-9\-._~]/;
const VISIBLE_ASCII = /^[\x21-\x7e]*$/;

export function normalPath(raw: string): string | undefined {
  if (!raw.startsWith('/') || !VISIBLE_ASCII.test(raw) || raw.includes('\\')) return undefined;
  if (!/[%.]|\/\/|.\/$/.test(raw)) return raw;
  const path = raw.replace(/%([0-9A-Fa-f]{2})/g, normalEscape).replace(/\/{2,}/g, '/');
  const decoded = decode(path);
  if (decoded === undefined || hasControl(decoded)) return undefined;
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return undefined;
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

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

function hasControl(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 32 || code === 127) return true;
  }
  return false;
}
