import { calendarFile } from '@/lib/editorial/calendar/file';
import { calendarEntries } from '@/lib/texts/calendar';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';

export function GET(): Response {
  return new Response(calendarFile(calendarEntries, absoluteUrl(paths.calendarFile)), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="calendrier-master.ics"',
    },
  });
}
