import type { Call } from '@/lib/content/masters/calls';
import type { EstablishmentCall } from '@/lib/content/masters/calls-page';
import { calendarOf, callEvent, watchEvent } from '@/lib/editorial/calendar/file';
import { todayInMorocco } from '@/lib/french/dates';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';

type Calendar = {
  title: string;
  path: string;
  file: string;
  /** What stands in its place while no day is known: programs read no calendar without an event. */
  none: string;
  calls: readonly { call: Call; masters: readonly { name: string }[] }[];
  /** Establishments whose next notice is to be looked for. */
  watched?: readonly EstablishmentCall[];
};

/** The last days of calls, those of past years too: they are the hint for the next. */
export function calendarAnswer({ title, path, file, none, calls, watched = [] }: Calendar) {
  const closings = calls.map(({ call, masters }) =>
    callEvent({ ...call, masters: masters.map(({ name }) => name), page: pageOf(call) }),
  );
  const today = todayInMorocco();
  const watches = watched.map((place) =>
    watchEvent({ ...place.establishment, page: pageOf(place.establishment) }, place.state, today),
  );
  const events = [...closings, ...watches];
  if (events.flat().length === 0) {
    return new Response(`${none}\n`, {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
  return calendarResponse(file, calendarOf(title, absoluteUrl(path), events));
}

export function calendarResponse(file: string, text: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}"`,
    },
  });
}

const pageOf = ({ universitySlug, establishmentSlug }: Call) =>
  absoluteUrl(paths.establishment(universitySlug, establishmentSlug));
