import { frenchSpaces } from '@/lib/french/typography';

/** What of an address was left out is told. */
export function FirstCounts({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <p role="note" className="mb-3 text-muted">
      {frenchSpaces(
        `Un filtre n’a qu’une valeur à la fois : pour ${labels.join(', ')}, seule la première compte.`,
      )}
    </p>
  );
}
