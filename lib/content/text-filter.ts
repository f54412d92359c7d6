import type { ResourceName } from '@/lib/resources/resource';
import { literal } from './literal';

const SEARCHED: Record<ResourceName, string[]> = {
  articles: ['title', 'slug', 'excerpt', 'author'],
  universities: ['name', 'slug', 'description'],
  categories: ['name', 'slug', 'description'],
  cities: ['name', 'slug', 'description'],
};

/** Rows in which every word of `q` stands somewhere in the fields that name or describe them. */
export function textFilter(name: ResourceName, q: string | undefined) {
  const words = q?.split(/\s+/).filter(Boolean) ?? [];
  if (words.length === 0) return undefined;
  return {
    AND: words.map((word) => ({
      OR: SEARCHED[name].map((field) => ({
        [field]: { contains: literal(word), mode: 'insensitive' as const },
      })),
    })),
  };
}
