import type { ResourceName } from '@/lib/resources/resource';

/** Which lists a change makes old: its own, and those that show the row's name. */
export const refreshedBy: Record<ResourceName, ResourceName[]> = {
  articles: ['articles'],
  universities: ['universities', 'articles'],
  categories: ['categories', 'articles'],
  cities: ['cities', 'universities', 'articles'],
};
