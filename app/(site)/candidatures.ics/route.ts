import { listCalls, shownCalls } from '@/lib/content/masters/calls';
import { monthsBefore } from '@/lib/content/masters/filters';
import { paths } from '@/lib/paths';
import { calendarAnswer } from '../calendar-answer';

const MOST_CALLS = 1000;
/** Closings of the year before fill the quiet months. */
const MONTHS = 12;

export async function GET(): Promise<Response> {
  const calls = await listCalls({
    where: { closesOn: { gte: monthsBefore(new Date(), MONTHS) }, ...shownCalls() },
    orderBy: [{ closesOn: 'desc' }, { id: 'asc' }],
    limit: MOST_CALLS,
  });
  return calendarAnswer({
    title: 'clôtures des candidatures',
    path: paths.callsFile,
    file: 'candidatures-master.ics',
    none: 'Aucune date de clôture n’est connue.',
    calls: calls.map((call) => ({ call, masters: call.programmes })),
  });
}
