import { listCalls, shownCalls } from '@/lib/content/masters/calls';
import { monthsBefore } from '@/lib/content/masters/filters';
import { callEvent } from '@/lib/editorial/calendar/call-events';
import { calendarOf } from '@/lib/editorial/calendar/file';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';

export const dynamic = 'force-dynamic';

const MOST_CALLS = 1000;
const MONTHS = 12;

/** Closings of the year before stay: they are the hint for the next, and fill the quiet months. */
export async function GET(): Promise<Response> {
  const calls = await listCalls({
    where: { closesOn: { gte: monthsBefore(new Date(), MONTHS) }, ...shownCalls() },
    orderBy: [{ closesOn: 'desc' }, { id: 'asc' }],
    limit: MOST_CALLS,
  });
  const events = calls.map((call) =>
    callEvent({
      ...call,
      masters: call.programmes.map(({ name }) => name),
      page: absoluteUrl(paths.establishment(call.universitySlug, call.establishmentSlug)),
    }),
  );
  // A calendar without an event is none that programs read.
  if (events.length === 0) {
    return new Response('Aucune date de clôture n’est connue.\n', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
  const address = absoluteUrl(paths.callsFile);
  return new Response(calendarOf('clôtures des candidatures', address, events), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="candidatures-master.ics"',
    },
  });
}
