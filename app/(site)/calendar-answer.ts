import type { Call } from '@/lib/content/masters/calls';
import { callEvent } from '@/lib/editorial/calendar/call-events';
import { calendarOf } from '@/lib/editorial/calendar/file';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';

type Calendar = {
  title: string;
  path: string;
  file: string;
  /** What stands in its place while no day is known: programs read no calendar without an event. */
  none: string;
  calls: readonly { call: Call; masters: readonly { name: string }[] }[];
};

/** The last days of calls, those of past years too: they are the hint for the next. */
export function calendarAnswer({ title, path, file, none, calls }: Calendar): Response {
  const events = calls.map(({ call, masters }) =>
    callEvent({
      ...call,
      masters: masters.map(({ name }) => name),
      page: absoluteUrl(paths.establishment(call.universitySlug, call.establishmentSlug)),
    }),
  );
  if (events.flat().length === 0) {
    return new Response(`${none}\n`, {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
  return new Response(calendarOf(title, absoluteUrl(path), events), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}"`,
    },
  });
}
