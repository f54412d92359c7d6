import { listCallsByPlace } from '@/lib/content/masters/calls-page';
import { listEstablishments } from '@/lib/content/masters/establishments';
import { monthsBefore } from '@/lib/content/masters/filters';
import { dayOf, todayInMorocco } from '@/lib/french/dates';
import { paths } from '@/lib/paths';
import { calendarAnswer } from '../calendar-answer';
import { answerMissingFile } from '../moved';

/** Closings of the year before fill the quiet months. */
const MONTHS = 12;

/** The closings of all establishments, or of one; and where the next notice is to be looked for. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const slug = asked.get('etablissement') ?? asked.get('filtre');
  if (slug === null) return calendarOf();
  const [establishment] = await listEstablishments({ where: { slug }, limit: 1 });
  return establishment
    ? calendarOf(establishment)
    : answerMissingFile('establishment', slug, paths.callsFileOf);
}

async function calendarOf(only?: {
  id: string;
  slug: string;
  name: string;
  acronym: string | null;
}) {
  const today = todayInMorocco();
  const since = dayOf(monthsBefore(new Date(), MONTHS)) ?? '';
  const all = await listCallsByPlace(today);
  const places = all.filter(
    ({ establishment }) => !only || establishment.establishmentId === only.id,
  );
  const calls = places.flatMap((place) => place.calls);
  const recent = calls.filter(({ closesOn }) => closesOn !== null && closesOn >= since);
  return calendarAnswer({
    title: only ? `candidatures, ${only.acronym ?? only.name}` : 'clôtures des candidatures',
    path: only ? paths.callsFileOf(only.slug) : paths.callsFile,
    file: only ? `candidatures-${only.slug}.ics` : 'candidatures-master.ics',
    none: 'Aucune date de clôture n’est connue.',
    calls: recent.map((call) => ({ call, masters: call.programmes })),
    watched: places,
  });
}
