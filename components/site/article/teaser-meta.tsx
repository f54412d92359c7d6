import type { Teaser } from '@/lib/content/teasers';

export function TeaserMeta({ teaser: { date, readingTime, isSample } }: { teaser: Teaser }) {
  return (
    <p className="meta mt-3">
      {date && <time dateTime={date.iso}>{date.shown}</time>}
      {isSample && <span>Dossier pratique</span>}
      <span>{readingTime} min de lecture</span>
    </p>
  );
}
