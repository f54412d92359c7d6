import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';
import { Icon } from '@/components/site/kit/icon';

/** To subscribe, which keeps the dates up to date, or to keep a copy of the file. */
export function CalendarDownload() {
  return (
    <p className="no-print mt-6 flex flex-wrap gap-3">
      <a href={absoluteUrl(paths.calendarFile).replace(/^https?:/, 'webcal:')} className="button">
        <Icon name="calendar" />
        S’abonner dans mon agenda
      </a>
      <a href={paths.calendarFile} download className="button button-quiet">
        Télécharger le fichier .ics
      </a>
    </p>
  );
}
