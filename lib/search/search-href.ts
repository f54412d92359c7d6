import { paths } from '@/lib/paths';

type Asked = { q: string; type?: string; ville?: string };

export function searchParameters({ q, type = '', ville = '' }: Asked): Record<string, string> {
  return { q, ...(type ? { type } : {}), ...(ville ? { ville } : {}) };
}

export function searchHref(asked: Asked): string {
  return `${paths.search}?${new URLSearchParams(searchParameters(asked))}`;
}
