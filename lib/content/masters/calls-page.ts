import 'server-only';
import {
  type CallState,
  callState,
  closesSoon,
  comesRound,
  hasDay,
} from '@/lib/editorial/masters/call-state';
import { closingSeason } from '@/lib/editorial/masters/closing-season';
import { isSlug } from '@/lib/entities/fields/rules';
import { CALL_FILTERS, type CallFilter } from '@/lib/entities/directory';
import { askedWords, spacedWords, standsIn } from '@/lib/asked/understand';
import { todayInMorocco } from '@/lib/french/dates';
import { createKeptReading } from '@/lib/process/generation';
import { getCity, getUniversity } from '@/lib/content/places';
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
  hasDay: boolean;
};

export type CallChoice = { q: string; ville: string; universite: string; etat: string };
export type Named = { slug: string; name: string };

export type CallsPage = NonNullable<Awaited<ReturnType<typeof loadCallsPage>>>;

/** Anybody asks for words, and each establishment has a file: one reading does for all. */
const keptCalls = createKeptReading(() => {
  const since = `${Number(todayInMorocco().slice(0, 4)) - YEARS}`;
  return listCalls({ where: { academicYear: { gte: since }, ...shownCalls() }, limit: MOST_CALLS });
}, KEPT_MS);

/** Of one establishment; where all are old those too, since the pages of its masters tell them. */
export async function listCallsOf(slug: string): Promise<EstablishmentCall[]> {
  const all = await listCallsByPlace();
  const own = all.filter((one) => one.establishment.establishmentSlug === slug);
  if (own.length > 0 || !isSlug(slug)) return own;
  return listCallsByPlace(await listCalls({ where: { establishment: { slug }, ...shownCalls() } }));
}

/** Every establishment that has a call, by what comes first. */
export async function listCallsByPlace(of?: readonly Call[]): Promise<EstablishmentCall[]> {
  const today = todayInMorocco();
  const byPlace = Map.groupBy(of ?? (await keptCalls()), ({ establishmentId }) => establishmentId);
  const rows = [...byPlace.values()].flatMap((calls) => {
    const state = callState(calls, today);
    return calls.slice(0, 1).map((establishment) => ({
      establishment,
      name: establishment.establishmentAcronym ?? establishment.establishmentName,
      calls,
      state,
      isSoon: closesSoon(state),
      hasDay: hasDay(state, today),
    }));
  });
  const french = new Intl.Collator('fr');
  return rows.sort((one, other) => french.compare(rank(one, today), rank(other, today)));
}

const LATER = '9';

/** By the next day that is announced, or that comes round again. */
function rank({ name, state: { kind, call } }: EstablishmentCall, today: string): string {
  const day = kind === 'a-venir' ? call?.opensOn : call?.closesOn;
  const next = day && kind === 'clos' ? comesRound(day.slice(4), today) : day;
  return `${CALL_FILTERS.findIndex((one) => one === kind)} ${next ?? LATER} ${name}`;
}

/** The establishments whose open calls close next. */
export async function loadNextClosings(limit: number): Promise<EstablishmentCall[]> {
  const rows = await listCallsByPlace();
  return rows.filter(({ state }) => state.kind === 'ouvert').slice(0, limit);
}

/** Undefined when a filter names no place, or no state. */
export async function loadCallsPage(choice: CallChoice) {
  const all = await listCallsByPlace();
  const [cities, universities] = await Promise.all([
    withChosen(
      named(all, (at) => [at.citySlug, at.cityName]),
      choice.ville,
      getCity,
    ),
    withChosen(
      named(all, (at) => [at.universitySlug, at.universityName]),
      choice.universite,
      getUniversity,
    ),
  ]);
  if (!cities || !universities) return undefined;
  if (choice.etat && !CALL_FILTERS.some((one) => one === choice.etat)) return undefined;
  const there = all.filter(isAt(choice));
  const count = (filter: CallFilter) => there.filter((row) => answers(row, filter)).length;
  const counts = CALL_FILTERS.map((filter) => [filter, count(filter)] as const);
  const days = all.flatMap(({ calls }) => calls.flatMap(({ closesOn }) => closesOn ?? []));
  return {
    rows: there.filter((row) => !choice.etat || answers(row, choice.etat)),
    counts: Object.fromEntries(counts) as Record<CallFilter, number>,
    cities,
    universities,
    /** Of all, whatever was asked for. */
    season: closingSeason(days, todayInMorocco()),
  };
}

type Get = (slug: string) => Promise<Named | undefined>;

/** A place without calls can be asked for as well, as when its last one goes. */
async function withChosen(list: Named[], slug: string, get: Get): Promise<Named[] | undefined> {
  if (!slug || list.some((one) => one.slug === slug)) return list;
  const chosen = isSlug(slug) ? await get(slug) : undefined;
  return chosen && [...list, chosen];
}

function isAt({ q, ville, universite }: CallChoice) {
  const words = askedWords(q);
  return ({ establishment: at }: EstablishmentCall): boolean => {
    if (ville && at.citySlug !== ville) return false;
    if (universite && at.universitySlug !== universite) return false;
    const place = [at.establishmentName, at.establishmentAcronym];
    const text = spacedWords(...place, at.universityName, at.cityName);
    return words.every((word) => standsIn(text, word));
  };
}

const answers = ({ state, isSoon }: EstablishmentCall, filter: string) =>
  filter === 'bientot' ? isSoon : state.kind === filter;

type Name = readonly [slug: string | null, name: string | null];

function named(rows: EstablishmentCall[], pick: (establishment: Call) => Name): Named[] {
  return [...new Map(rows.map(({ establishment }) => pick(establishment)))]
    .flatMap(([slug, name]) => (slug && name ? { slug, name } : []))
    .sort((one, other) => one.name.localeCompare(other.name, 'fr'));
}
