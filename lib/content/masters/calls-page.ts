import 'server-only';
import {
  type CallKind,
  type CallState,
  callState,
  closesSoon,
} from '@/lib/editorial/masters/call-state';
import { todayInMorocco } from '@/lib/french/dates';
import { type Call, listCalls, shownCalls } from './calls';

/** Three years of notices of every establishment; older ones are hints to nobody. */
const MOST_CALLS = 2000;

export type EstablishmentCall = {
  /** The latest of its calls, which names it. */
  establishment: Call;
  state: CallState<Call>;
  isSoon: boolean;
};

/** What readers ask for: a state, or of the open ones those that close soon. */
export type CallFilter = 'bientot' | Exclude<CallKind, 'aucun'>;

export type CallChoice = { ville: string; universite: string; etat: string };
export type Named = { slug: string; name: string };

type Counts = Record<CallFilter, number>;
export type CallsPage = {
  rows: EstablishmentCall[];
  counts: Counts;
  cities: Named[];
  universities: Named[];
};

const ORDER: readonly Exclude<CallKind, 'aucun'>[] = ['ouvert', 'a-venir', 'sans-date', 'clos'];

const answers = ({ state, isSoon }: EstablishmentCall, filter: string) =>
  filter === 'bientot' ? isSoon : state.kind === filter;

/** Undefined when a filter names a place of which no call is known. */
export async function loadCallsPage(choice: CallChoice): Promise<CallsPage | undefined> {
  const today = todayInMorocco();
  const since = `${Number(today.slice(0, 4)) - 3}`;
  const calls = await listCalls({
    where: { academicYear: { gte: since }, ...shownCalls() },
    limit: MOST_CALLS,
  });
  const byPlace = Map.groupBy(calls, ({ establishmentId }) => establishmentId);
  const all = [...byPlace.values()].flatMap((own) => {
    const state = callState(own, today);
    return own
      .slice(0, 1)
      .map((establishment) => ({ establishment, state, isSoon: closesSoon(state) }));
  });
  const cities = named(calls, ({ citySlug, cityName }) => [citySlug, cityName]);
  const universities = named(calls, (call) => [call.universitySlug, call.universityName]);
  const isKnown = (list: Named[], slug: string) => !slug || list.some((one) => one.slug === slug);
  if (!isKnown(cities, choice.ville) || !isKnown(universities, choice.universite)) return undefined;
  const there = all.filter(
    ({ establishment }) =>
      (!choice.ville || establishment.citySlug === choice.ville) &&
      (!choice.universite || establishment.universitySlug === choice.universite),
  );
  const rows = there
    .filter((row) => !choice.etat || answers(row, choice.etat))
    .sort((one, other) => rank(one).localeCompare(rank(other), 'fr'));
  const count = (filter: CallFilter) => there.filter((row) => answers(row, filter)).length;
  const filters: CallFilter[] = ['bientot', ...ORDER];
  const counts = Object.fromEntries(filters.map((filter) => [filter, count(filter)])) as Counts;
  return { rows, counts, cities, universities };
}

const LATER = '9';

/** Open ones by what closes first; of those that are closed, the dated before the undated. */
function rank({ establishment, state: { kind, call } }: EstablishmentCall): string {
  const day = kind === 'ouvert' || kind === 'clos' ? call?.closesOn : call?.opensOn;
  const date = kind === 'clos' && day ? '' : (day ?? LATER);
  const name = establishment.establishmentAcronym ?? establishment.establishmentName;
  return `${ORDER.findIndex((one) => one === kind)} ${date} ${name}`;
}

/** The open calls that close next. */
export function loadNextClosings(limit: number): Promise<Call[]> {
  const today = new Date(todayInMorocco());
  return listCalls({
    where: {
      AND: [shownCalls(), { OR: [{ opensOn: null }, { opensOn: { lte: today } }] }],
      closesOn: { gte: today },
    },
    orderBy: [{ closesOn: 'asc' }, { id: 'asc' }],
    limit,
  });
}

function named(calls: Call[], pick: (call: Call) => [string | null, string | null]): Named[] {
  const found = new Map<string, string>();
  for (const call of calls) {
    const [slug, name] = pick(call);
    if (slug && name) found.set(slug, name);
  }
  return [...found]
    .map(([slug, name]) => ({ slug, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'fr'));
}
