import type { Count } from '@/lib/search/search-page';
import { counted } from '@/lib/french/numbers';

type Props = { q: string; total: Count; correction?: string };

/** How much was found, and for which words, should they not be those that were typed. */
export function SearchSummary({ q, total: { count, isMore }, correction }: Props) {
  return (
    <p role="status" className="mt-6">
      {correction && <>Aucun résultat pour «&nbsp;{q}&nbsp;». </>}
      {isMore && 'Plus de '}
      {counted(count, 'résultat')} pour <strong>«&nbsp;{correction ?? q}&nbsp;»</strong>
      {isMore && ' : ajoutez un mot pour préciser'}.
    </p>
  );
}
