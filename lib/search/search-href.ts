import { paths } from '@/lib/paths';
import { EXACT_WORDS } from './search-question';

type Asked = { q: string; type?: string; ville?: string; isExact?: boolean };

export function searchParameters(asked: Asked): Record<string, string> {
  const { q, type, ville, isExact } = asked;
  return {
    q,
    ...(type ? { type } : {}),
    ...(ville ? { ville } : {}),
    ...(isExact ? { mots: EXACT_WORDS } : {}),
  };
}

export function searchHref(asked: Asked): string {
  return `${paths.search}?${new URLSearchParams(searchParameters(asked))}`;
}
