import { calendarFile } from '@/lib/editorial/calendar/file';
import { calendarEntries } from '@/lib/texts/calendar';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';
import { calendarResponse } from '../calendar-answer';

export function GET(): Response {
  const text = calendarFile(calendarEntries, absoluteUrl(paths.calendarFile));
  return calendarResponse('calendrier-master.ics', text);
}
