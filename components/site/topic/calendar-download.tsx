import { paths } from '@/lib/paths';
import { Icon } from '../icon';

export function CalendarDownload() {
  return (
    <p className="no-print mt-6">
      <a href={paths.calendarFile} download className="button">
        <Icon name="calendar" />
        Ajouter à mon agenda (.ics)
      </a>
    </p>
  );
}
