import { listCalls } from '@/lib/content/masters/calls';
import { callEvent } from '@/lib/editorial/calendar/call-events';
import { calendarOf } from '@/lib/editorial/calendar/file';
import { todayInMorocco } from '@/lib/french/dates';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';

export const dynamic = 'force-dynamic';

const MOST_CALLS = 1000;

export async function GET(): Promise<Response> {
  const calls = await listCalls({
    where: { closesOn: { gte: new Date(todayInMorocco()) } },
    orderBy: [{ closesOn: 'asc' }, { id: 'asc' }],
    limit: MOST_CALLS,
  });
  const events = calls.map((call) =>
    callEvent({
      ...call,
      page: absoluteUrl(paths.establishment(call.universitySlug, call.establishmentSlug)),
    }),
  );
  const address = absoluteUrl(paths.callsFile);
  return new Response(calendarOf('clôtures des candidatures', address, events), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="candidatures-master.ics"',
    },
  });
}
