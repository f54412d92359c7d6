const BASE = 'http://site.invalid';

/** Allows only paths of this site: a link from elsewhere must not choose where a sign-in leads. */
export function returnPath(asked: string | null | undefined, siteUrl = BASE): string {
  if (!asked) return '/admin';
  const site = new URL(siteUrl).origin;
  // Browsers read a backslash as a slash and skip control characters, so a path may hold neither.

  if (/[\\\u0000-\u001F]/.test(asked) || !URL.canParse(asked, site)) return '/admin';
  const url = new URL(asked, site);
  if (url.origin !== site || url.pathname.startsWith('//') || url.pathname.startsWith('/api/')) {
    return '/admin';
  }
  return url.pathname + url.search;
}
