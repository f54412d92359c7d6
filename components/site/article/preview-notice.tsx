import { frenchDate } from '@/lib/french/dates';
import { frenchSpaces } from '@/lib/french/typography';

/** Tells staff that they alone see the page, and from when on visitors will. */
export function PreviewNotice({ publishedAt }: { publishedAt: Date | null }) {
  const when = publishedAt
    ? `parution prévue le ${frenchDate(publishedAt)}`
    : 'ce brouillon n’est pas publié';
  return (
    <p role="status" className="preview-notice no-print">
      {frenchSpaces(`Aperçu réservé à l’équipe : ${when}.`)}
    </p>
  );
}
