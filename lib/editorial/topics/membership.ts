import { guideGroups } from '@/lib/editorial/guides';
import { paths } from '@/lib/paths';
import type { TopicSlug } from './topic';

export const TOPICS: Record<TopicSlug, { name: string; path: string }> = {
  admissions: { name: 'Admissions', path: paths.admissions },
  bourses: { name: 'Bourses', path: paths.scholarships },
  equivalences: { name: 'Équivalences', path: paths.equivalences },
  calendrier: { name: 'Calendrier', path: paths.calendar },
};

/** Articles that no guide names. */
const OTHERS: Readonly<Record<string, TopicSlug>> = {
  'frais-masters-maroc-tableau': 'bourses',
  'langue-enseignement-master': 'admissions',
  'reconnaissance-etablissements-prives': 'admissions',
  'reforme-enseignement-superieur-loi-59-24': 'admissions',
  'reseaux-encg-ensa-fst-ensam': 'admissions',
  'universite-publique-ou-privee': 'admissions',
};

/** The topic page that a practical article belongs to. */
export function topicOf(article: string): TopicSlug | undefined {
  const group = guideGroups.find(({ guides }) =>
    guides.some(({ articleSlugs }) => articleSlugs.includes(article)),
  );
  return group?.slug ?? (Object.hasOwn(OTHERS, article) ? OTHERS[article] : undefined);
}

/** Every article of a topic, those of the same guide as `near` first. */
export function articlesOfTopic(topic: TopicSlug, near?: string): string[] {
  const guides = guideGroups.find(({ slug }) => slug === topic)?.guides ?? [];
  const nearest = guides.filter(({ articleSlugs }) => near && articleSlugs.includes(near));
  const named = [...nearest, ...guides].flatMap(({ articleSlugs }) => articleSlugs);
  return [...new Set([...named, ...othersOf(topic)])];
}

export function othersOf(topic: TopicSlug): string[] {
  return Object.keys(OTHERS).filter((slug) => OTHERS[slug] === topic);
}

export const isTopic = (slug: string): slug is TopicSlug => Object.hasOwn(TOPICS, slug);
