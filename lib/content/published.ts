import type { Reader } from './page';

/** The one place that says what is published. A date to come is not published yet. */
export function visibleTo(reader: Reader, now = new Date()) {
  return reader === 'admin' ? {} : { publishedAt: { lte: now } };
}

export function isPublished({ publishedAt }: { publishedAt: Date | null }, now = new Date()) {
  return publishedAt !== null && publishedAt <= now;
}
