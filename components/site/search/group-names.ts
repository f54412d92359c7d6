import type { SearchGroup } from '@/lib/search/search-question';

export const GROUP_NAMES: Record<SearchGroup, string> = {
  specialisations: 'Spécialisations',
  villes: 'Villes',
  universites: 'Universités',
  guides: 'Guides',
  articles: 'Articles',
};
