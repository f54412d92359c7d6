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
  establishment: Pick<
    Call,
    | 'establishmentId'
    | 'establishmentName'
    | 'establishmentAcronym'
    | 'establishmentSlug'
    | 'establishmentApplyUrl'
    | 'universitySlug'
    | 'universityName'
    | 'citySlug'
    | 'cityName'
  >;
  state: CallState<Call>;
  isSoon: boolean;
};

/** What readers ask for: a state, or of the open ones those that close soon. */
export type CallFilter = 'bientot' | Exclude<CallKind, 'aucun'>;

export type CallChoice = { ville: string; universite: string; etat: string };
export type Named = { slug: string; name: string };

export type CallsPage = {
  rows: EstablishmentCall[];
  counts: Record<CallFilter, number>;
  cities: Named[];
  universities: Named[];
};

const ORDER: readonly CallKind[] = ['ouvert', 'a-venir', 'sans-date', 'clos'];

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
  const all = byEstablishment(calls).map((own) => {
    const state = callState(own, today);
    return { establishment: own[0], state, isSoon: closesSoon(state) };
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
  const counts = {
    bientot: count('bientot'),
    ouvert: count('ouvert'),
    'a-venir': count('a-venir'),
    'sans-date': count('sans-date'),
    clos: count('clos'),
  };
  return { rows, counts, cities, universities };
}

const LATER = '9';

/** Open ones by what closes first; of those that are closed, the dated before the undated. */
function rank({ establishment, state: { kind, call } }: EstablishmentCall): string {
  const day = kind === 'ouvert' || kind === 'clos' ? call?.closesOn : call?.opensOn;
  const date = kind === 'clos' && day ? '' : (day ?? LATER);
  const name = establishment.establishmentAcronym ?? establishment.establishmentName;
  return `${ORDER.indexOf(kind)} ${date} ${name}`;
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

function byEstablishment(calls: Call[]): [Call, ...Call[]][] {
  const groups = new Map<string, [Call, ...Call[]]>();
  for (const call of calls) {
    const group = groups.get(call.establishmentId);
    if (group) group.push(call);
    else groups.set(call.establishmentId, [call]);
  }
  return [...groups.values()];
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
