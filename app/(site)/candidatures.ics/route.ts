import { listCallsByPlace, listCallsOf } from '@/lib/content/masters/calls-page';
import { paths } from '@/lib/paths';
import { calendarAnswer } from '../calendar-answer';
import { answerMissingFile } from '../moved';

/** Closings of all establishments, or of one; and when to look for the next notices. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const only = asked.get('etablissement') ?? asked.get('filtre');
  const places = only ? await listCallsOf(only) : await listCallsByPlace();
  const [first] = places;
  if (only && !first) return answerMissingFile('establishment', only, paths.callsFileOf);
  const calls = places.flatMap((place) => place.calls);
  return calendarAnswer({
    title: only && first ? `candidatures, ${first.name}` : 'clôtures des candidatures',
    path: only ? paths.callsFileOf(only) : paths.callsFile,
    file: only ? `candidatures-${only}.ics` : 'candidatures-master.ics',
    none: 'Aucune date de clôture n’est connue.',
    calls: calls.map((call) => ({ call, masters: call.programmes })),
    watched: places,
  });
}
