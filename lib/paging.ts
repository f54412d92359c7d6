export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** Those that are given with several values, of which the first counts. */
export function repeatedNames<Name extends string>(
  params: Awaited<SearchParams>,
  names: readonly Name[],
): Name[] {
  return names.filter((name) => new Set([params[name]].flat()).size > 1);
}

export function pageNumber(value: string | string[] | undefined): number {
  return typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}

/** A page past the end is the last one. */
export function paging(asked: number, total: number, size: number) {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(asked, pages);
  return { page, pages, limit: size, offset: (page - 1) * size };
}

export function pageHref(path: string, query: Record<string, string>, page: number): string {
  const search = new URLSearchParams(query);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${path}?${search}` : path;
}

const ALL_SHOWN = 9;

/** All where they fit beside each other; else the ends, and what is near. */
export function pagesNear(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, at) => at + 1);
  if (pages <= ALL_SHOWN) return all;
  return all.filter((one) => one === 1 || one === pages || Math.abs(one - page) <= 2);
}
