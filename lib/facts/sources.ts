import type { Fact, Notice, Source } from '@/lib/entities/evidence';

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

/**
 * Two addresses are one when they differ by https, a slash at the end, a fragment, the letters of
 * the host or what campaigns are counted by. The function source_key of the database says the same.
 */
export function sourceKey({ url, publisher, title }: Named): string {
  if (url === null) {
    const words = ['document', publisher, title].flatMap(
      (word) => word?.trim().toLowerCase() ?? [],
    );
    return words.join(' ');
  }
  const bare = url
    .replace(/^https?:\/\/|#.*$/gi, '')
    .replace(/(?<=[?&])utm_[^&]*(&|$)/gi, '')
    .replace(/^([^/?]+)\?/, '$1/?');
  const host = bare.split('/')[0] ?? '';
  const rest = bare.slice(host.length).replace(/[?&]+$/, '');
  return host.toLowerCase() + rest.replace(/\/+(\?|$)/, '$1');
}

type Named = { url: string | null; publisher: string; title: string | null };
