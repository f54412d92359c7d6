import { FACTS_CHECKED_IN } from '@/lib/editorial/facts';
import { categorySources } from './category-sources';
import { citySources } from './city-sources';
import type { NamedSource } from './named-sources';
import { universitySources } from './university-sources';

/** Where what a page says of itself stands, and when that was compared. */
export type Facts = { checkedIn: string; sources: readonly NamedSource[] };

const SOURCES: Record<
  'city' | 'university' | 'category',
  Record<string, readonly NamedSource[]>
> = { city: citySources, university: universitySources, category: categorySources };

/** None of what staff added. */
export function factsOf(kind: keyof typeof SOURCES, slug: string): Facts | undefined {
  const sources = (Object.hasOwn(SOURCES[kind], slug) && SOURCES[kind][slug]) || [];
  return sources.length > 0 ? { checkedIn: FACTS_CHECKED_IN, sources } : undefined;
}
