import type { SearchGroup } from '@/lib/content/search-question';

export const GROUP_NAMES: Record<SearchGroup, string> = {
  specialisations: 'Spécialisations',
  villes: 'Villes',
  universites: 'Universités',
  guides: 'Guides',
  articles: 'Articles',
};
