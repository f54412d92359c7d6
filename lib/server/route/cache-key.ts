import type { PublicRoute } from './public-routes';

/** What a kept answer is found by: the normal path and, in one order, the parameters that count. */
export function cacheKey(path: string, search: string, { query }: PublicRoute): string {
  if (!query || search.length < 2) return path;
  const given = new URLSearchParams(search);
  const kept = Object.entries(query).flatMap(([name, form]) => {
    const value = given.get(name);
    return value !== null && form.test(value) ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}
