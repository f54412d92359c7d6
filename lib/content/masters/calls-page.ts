import 'server-only';
import {
  type CallState,
  callState,
  closesSoon,
  comesRound,
} from '@/lib/editorial/masters/call-state';
import { type ClosingSeason, closingSeason } from '@/lib/editorial/masters/closing-season';
import { CALL_FILTERS, type CallFilter } from '@/lib/entities/plain/call-filters';
import { askedWords, spacedWords, standsIn } from '@/lib/french/asked-words';
import { todayInMorocco } from '@/lib/french/dates';
import { createKeptReading } from '@/lib/process/generation';
import { type Call, listCalls, shownCalls } from './calls';

/** Three years of notices of every establishment; older ones are hints to nobody. */
const YEARS = 3;
const MOST_CALLS = 2000;
const KEPT_MS = 60_000;

export type EstablishmentCall = {
  /** The latest of its calls, which names it. */
  establishment: Call;
  name: string;
  calls: Call[];
  state: CallState<Call>;
  isSoon: boolean;
};

export type CallChoice = { q: string; ville: string; universite: string; etat: string };
export type Named = { slug: string; name: string };

export type CallsPage = {
  rows: EstablishmentCall[];
  counts: Record<CallFilter, number>;
  cities: Named[];
  universities: Named[];
  /** Of all, whatever was asked for. */
  season?: ClosingSeason;
};

/** Words are asked for by anybody, and each establishment has a file: one reading does for all. */
const keptCalls = createKeptReading(() => {
  const since = `${Number(todayInMorocco().slice(0, 4)) - YEARS}`;
  return listCalls({ where: { academicYear: { gte: since }, ...shownCalls() }, limit: MOST_CALLS });
}, KEPT_MS);

/** What every establishment says of when to apply. */
export async function listCallsByPlace(today: string): Promise<EstablishmentCall[]> {
  const byPlace = Map.groupBy(await keptCalls(), ({ establishmentId }) => establishmentId);
  return [...byPlace.values()].flatMap((calls) => {
    const state = callState(calls, today);
    return calls.slice(0, 1).map((establishment) => ({
      establishment,
      name: establishment.establishmentAcronym ?? establishment.establishmentName,
      calls,
      state,
      isSoon: closesSoon(state),
    }));
  });
}

/** Undefined when a filter names a place of which no call is known. */
export async function loadCallsPage(choice: CallChoice): Promise<CallsPage | undefined> {
  const today = todayInMorocco();
  const all = await listCallsByPlace(today);
  const calls = all.flatMap((row) => row.calls);
  const cities = named(calls, ({ citySlug, cityName }) => [citySlug, cityName]);
  const universities = named(calls, (call) => [call.universitySlug, call.universityName]);
  const isKnown = (list: Named[], slug: string) => !slug || list.some((one) => one.slug === slug);
  if (!isKnown(cities, choice.ville) || !isKnown(universities, choice.universite)) return undefined;
  const there = all.filter(isAt(choice));
  const rows = there
    .filter((row) => !choice.etat || answers(row, choice.etat))
    .sort((one, other) => rank(one, today).localeCompare(rank(other, today), 'fr'));
  const count = (filter: CallFilter) => there.filter((row) => answers(row, filter)).length;
  return {
    rows,
    counts: Object.fromEntries(CALL_FILTERS.map((filter) => [filter, count(filter)])) as Record<
      CallFilter,
      number
    >,
    cities,
    universities,
    season: closingSeason(
      calls.flatMap(({ closesOn }) => closesOn ?? []),
      today,
    ),
  };
}

function isAt({ q, ville, universite }: CallChoice) {
  const words = askedWords(q);
  return ({ establishment: at }: EstablishmentCall): boolean => {
    if (ville && at.citySlug !== ville) return false;
    if (universite && at.universitySlug !== universite) return false;
    const { establishmentName, establishmentAcronym, universityName, cityName } = at;
    const text = spacedWords(establishmentName, establishmentAcronym, universityName, cityName);
    return words.every((word) => standsIn(text, word));
  };
}

const answers = ({ state, isSoon }: EstablishmentCall, filter: string) =>
  filter === 'bientot' ? isSoon : state.kind === filter;

const LATER = '9';

/** By what comes first: a day that is announced, or one that is over when it comes round again. */
function rank(row: EstablishmentCall, today: string): string {
  const { kind, call } = row.state;
  const day = kind === 'a-venir' ? call?.opensOn : call?.closesOn;
  const next = day && kind === 'clos' ? comesRound(day.slice(4), today) : day;
  const state = CALL_FILTERS.findIndex((one) => one === kind);
  return `${state} ${next ?? LATER} ${row.name}`;
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
