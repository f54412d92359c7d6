const BASE = 'http://site.invalid';

/** Where a sign-in may lead: a path of this site, whatever the address asked for. */
export function returnPath(asked: string | null | undefined, siteUrl = BASE): string {
  if (!asked) return '/admin';
  const site = new URL(siteUrl).origin;
  // Browsers read a backslash as a slash and skip control characters: neither belongs in a path.

  if (/[\\\u0000-\u001F]/.test(asked) || !URL.canParse(asked, site)) return '/admin';
  const url = new URL(asked, site);
  if (url.origin !== site || url.pathname.startsWith('//') || url.pathname.startsWith('/api/')) {
    return '/admin';
  }
  return url.pathname + url.search;
}
