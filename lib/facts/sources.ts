import type { Fact, Notice, Source } from '@/lib/entities/evidence';
import { sourceKey } from './address';

/** The sources that living facts rest on, each once, as the facts stand. */
export function sourcesOf(facts: readonly Fact[]): Source[] {
  const living = facts.filter(({ endedOn }) => !endedOn);
  const byKey = new Map(living.map(({ source }) => [sourceKey(source), source]));
  return [...byKey.values()].map(({ publisher, kind, title, url, date }) => ({
    publisher,
    kind,
    title,
    url,
    date,
  }));
}

/** What a call is announced by: the first of its sources that can be opened. It bears a day, or no
 * date. */
export function noticeOf(sources: readonly Source[]): Notice | null {
  const first = sources.find(({ url }) => url !== null);
  if (!first?.url) return null;
  const { publisher, url, date } = first;
  return { publisher, url, publishedOn: date?.length === '2026-01-31'.length ? date : null };
}
