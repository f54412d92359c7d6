import { loadSelection } from '@/lib/content/masters/selection';
import { callEvent } from '@/lib/editorial/calendar/call-events';
import { calendarOf } from '@/lib/editorial/calendar/file';
import { paths } from '@/lib/paths';
import { readList } from '@/lib/entities/plain/kept-list';
import { absoluteUrl } from '@/lib/site';

export const dynamic = 'force-dynamic';

/** Every known closing day of the masters in a list, those of past years as the hint that they are. */
export async function GET(request: Request): Promise<Response> {
  const list = readList(new URL(request.url).searchParams.getAll('m'));
  const { chosen } = await loadSelection(list);
  const calls = new Map(chosen.flatMap((one) => one.calls).map((call) => [call.id, call]));
  const events = [...calls.values()].map((call) => {
    const wanted = chosen.filter((one) => one.calls.some(({ id }) => id === call.id));
    return callEvent({
      ...call,
      masters: wanted.map(({ master }) => master.name),
      page: absoluteUrl(paths.establishment(call.universitySlug, call.establishmentSlug)),
    });
  });
  // A calendar without an event is none that programs read.
  if (events.every((lines) => lines.length === 0)) {
    return new Response('Aucune date n’est connue pour ces masters.\n', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
  const address = absoluteUrl(paths.selectionFile(chosen.map(({ master }) => master.slug)));
  return new Response(calendarOf('ma sélection de masters', address, events), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="ma-selection-de-masters.ics"',
    },
  });
}
