import { loadSelection } from '@/lib/content/masters/selection';
import { paths } from '@/lib/paths';
import { readList } from '@/lib/entities/plain/kept-list';
import { calendarAnswer } from '@/app/(site)/calendar-answer';

/** Every known closing day of the masters in a list. */
export async function GET(request: Request): Promise<Response> {
  const list = readList(new URL(request.url).searchParams.getAll('m'));
  const { chosen } = await loadSelection(list);
  const calls = new Map(chosen.flatMap((one) => one.calls).map((call) => [call.id, call]));
  const wanting = ({ id }: { id: string }) =>
    chosen.filter((one) => one.calls.some((call) => call.id === id));
  return calendarAnswer({
    title: 'ma sélection de masters',
    path: paths.selectionFile(chosen.map(({ master }) => master.slug)),
    file: 'ma-selection-de-masters.ics',
    none: 'Aucune date n’est connue pour ces masters.',
    calls: [...calls.values()].map((call) => ({
      call,
      masters: wanting(call).map(({ master }) => master),
    })),
  });
}
