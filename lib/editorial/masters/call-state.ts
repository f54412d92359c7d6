import { frenchDay } from '@/lib/french/dates';
import { counted } from '@/lib/french/numbers';

/** Days such as 2026-09-15; what a notice does not say is null. */
export type CallDates = { academicYear: string; opensOn: string | null; closesOn: string | null };

export type CallKind = 'ouvert' | 'a-venir' | 'clos' | 'sans-date' | 'aucun';

export type CallState<C extends CallDates> = {
  kind: CallKind;
  /** The call that the state is about. */
  call?: C;
  /** Days that are left, today not counted. */
  daysLeft?: number;
  /** The best hint for a round without dates: when the one before closed. */
  before?: C & { closesOn: string };
};

/** Whoever reads of it a week before can still put the papers together. */
const SOON_DAYS = 7;

export function closesSoon({ daysLeft }: CallState<CallDates>): boolean {
  return daysLeft !== undefined && daysLeft <= SOON_DAYS;
}

/** In the order in which a reader wants to hear of several calls of one year. */
const URGENCY: readonly CallKind[] = ['ouvert', 'a-venir', 'sans-date', 'clos'];
const AHEAD: readonly CallKind[] = ['ouvert', 'a-venir'];

/** The last day of the season in which masters are applied for (decision 025). */
export const SEASON_ENDS = '-10-31';

/**
 * `today` is the day in Morocco; what closes on a day is open until its end. The newest year
 * counts, and what can still be done for an older one.
 */
export function callState<C extends CallDates>(calls: readonly C[], today: string): CallState<C> {
  const newest = calls
    .map(({ academicYear }) => academicYear)
    .sort()
    .at(-1);
  const [first] = calls
    .map((call) => ({ call, kind: kindOf(call, today) }))
    .filter(({ call, kind }) => call.academicYear === newest || AHEAD.includes(kind))
    .sort((one, other) => rank(one, today) - rank(other, today));
  if (!first) return { kind: 'aucun' };
  const { kind, call } = first;
  const daysLeft =
    kind === 'ouvert' && call.closesOn ? daysBetween(today, call.closesOn) : undefined;
  const before = kind === 'ouvert' ? undefined : lastClosed(calls, call, today);
  return { kind, call, daysLeft, before };
}

function kindOf(call: CallDates, today: string): CallKind {
  const { opensOn, closesOn } = call;
  if (isOpen(call, today)) return 'ouvert';
  if (closesOn !== null && closesOn < today) return 'clos';
  if (opensOn !== null && opensOn > today) return 'a-venir';
  return closesOn === null && isSeasonOver(call, today) ? 'clos' : 'sans-date';
}

/** A call without a closing date is believed until the end of its season, then it is a hint. */
function isSeasonOver({ academicYear, opensOn }: CallDates, today: string): boolean {
  const year = Number(academicYear.slice(0, 4));
  const isLate = opensOn !== null && opensOn > `${year}${SEASON_ENDS}`;
  return today > `${isLate ? year + 1 : year}${SEASON_ENDS}`;
}

/** Nobody knows when a call without a closing date ends, so it is never called open. */
export function isOpen(
  { opensOn, closesOn }: Pick<CallDates, 'opensOn' | 'closesOn'>,
  today: string,
): boolean {
  return closesOn !== null && closesOn >= today && (opensOn === null || opensOn <= today);
}

/** Of calls from the newest to the oldest: the newest knows the platform best. */
export function platformOf(calls: readonly { applyUrl: string | null }[]): string | null {
  return calls.find(({ applyUrl }) => applyUrl !== null)?.applyUrl ?? null;
}

/** Of two in the same state, the one that closes sooner; of two closed ones, the later. */
function rank({ call, kind }: { call: CallDates; kind: CallKind }, today: string): number {
  const distance = call.closesOn ? Math.abs(daysBetween(today, call.closesOn)) : 9999;
  return URGENCY.indexOf(kind) * 100_000 + distance;
}

/** Notices appear about a month before their last day; without one, with the season. */
const NOTICE_DAYS = 30;
const SEASON_BEGINS = '-06-01';

/**
 * From when to look for a notice that is not out: before the last known day comes round.
 * Undefined while there is a day to go by, or a notice that says none.
 */
export function watchDay(
  { kind, call, before }: CallState<CallDates>,
  today: string,
): string | undefined {
  if (AHEAD.includes(kind)) return undefined;
  const known = call?.closesOn ?? before?.closesOn;
  if (!known) return kind === 'sans-date' ? undefined : comesRound(SEASON_BEGINS, today);
  const again = Date.parse(comesRound(known.slice(4), today));
  return new Date(again - NOTICE_DAYS * 86_400_000).toISOString().slice(0, 10);
}

/** For a calendar: its last day, or when to look for its next notice. */
export function hasDay(state: CallState<CallDates>, today: string): boolean {
  return Boolean(state.call?.closesOn ?? watchDay(state, today));
}

/** The next « -09-15 », today included. */
export function comesRound(monthAndDay: string, today: string): string {
  const year = Number(today.slice(0, 4));
  return `${monthAndDay < today.slice(4) ? year + 1 : year}${monthAndDay}`;
}

function lastClosed<C extends CallDates>(calls: readonly C[], current: C, today: string) {
  const closed = calls.filter(
    (call): call is C & { closesOn: string } =>
      call !== current && call.closesOn !== null && call.closesOn < today,
  );
  return closed.sort((one, other) => (one.closesOn < other.closesOn ? 1 : -1)).at(0);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** One line that says whether candidates can apply. */
export function callHeadline({ kind, call, daysLeft }: CallState<CallDates>): string {
  switch (kind) {
    case 'ouvert':
      return call?.closesOn
        ? `Candidatures ouvertes jusqu’au ${frenchDay(call.closesOn)}${closesIn(daysLeft)}`
        : 'Candidatures ouvertes';
    case 'a-venir':
      return call?.opensOn
        ? `Candidatures à partir du ${frenchDay(call.opensOn)}`
        : 'Candidatures à venir';
    case 'clos':
      return call?.closesOn
        ? `Candidatures clôturées le ${frenchDay(call.closesOn)}`
        : `Saison ${call?.academicYear} passée, date de clôture non publiée`;
    case 'sans-date':
      if (call?.opensOn) {
        return `Candidatures depuis le ${frenchDay(call.opensOn)}, date de clôture non publiée`;
      }
      return `Avis paru pour ${call?.academicYear}, dates non publiées`;
    case 'aucun':
      return 'Aucun avis de candidature recensé';
  }
}

/** The same in a list of candidatures, with the hint for what has no date. */
export function callLine(state: CallState<CallDates>): string {
  const { before, call } = state;
  const line = callHeadline(state).replace(/^Candidatures (.)/, (_, first) => first.toUpperCase());
  if (!before || call?.closesOn) return line;
  return `${line} ; en ${before.closesOn.slice(0, 4)} : ${bareDay(before.closesOn)}`;
}

/** What to go by while no date is known; undefined when dates are. */
export function callHint(state: CallState<CallDates>): string | undefined {
  const { kind, before } = state;
  switch (kind) {
    case 'ouvert':
    case 'a-venir':
      return undefined;
    case 'clos':
      return `${NEXT_UNKNOWN} ${lastKnown(state) ?? USUAL_MONTHS}`;
    case 'sans-date':
      return before ? closedOn(before.closesOn) : ON_PLATFORM;
    case 'aucun':
      return before ? closedOn(before.closesOn) : USUAL_MONTHS;
  }
}

function lastKnown({ call, before }: CallState<CallDates>): string | undefined {
  const day = call?.closesOn ?? before?.closesOn;
  return day ? closedOn(day) : undefined;
}

function closedOn(day: string): string {
  return `La clôture de ${day.slice(0, 4)}, le ${bareDay(day)}, reste le meilleur repère.`;
}

/** « 15 septembre » */
export const bareDay = (day: string) => frenchDay(day).replace(/ \d{4}$/, '');

const NEXT_UNKNOWN = 'Les dates de l’année suivante ne sont pas publiées.';
const ON_PLATFORM = 'La date de clôture figure sur la plateforme de l’établissement.';
export const USUAL_MONTHS =
  'À l’université publique, les avis paraissent le plus souvent entre juin et septembre ; bien des écoles privées recrutent dès l’hiver.';

/** What is known of the next round where the last one is over. */
export const NEXT_ROUND =
  `${NEXT_UNKNOWN} La dernière clôture connue est le meilleur repère. ${USUAL_MONTHS} ` +
  '« Agenda » vous rappelle quand surveiller le prochain avis.';

/** Where readers look for what closes next, and nothing that is known does. */
export const NO_CLOSING = `Aucune clôture à venir n’est connue. ${USUAL_MONTHS}`;

const NAMED = 3;

/** Whom a call is for, where it may not be for the master that it stands beside. */
export function calledFor(
  { programmes }: { programmes: readonly { name: string }[] },
  isOwnDiploma?: boolean,
): string | undefined {
  if (programmes.length === 0) return isOwnDiploma ? NOT_SAID_OF_OWN : undefined;
  return `Cet avis concerne ${namedMasters(programmes)}.`;
}

/** « Audit », « Finance » et 2 autres masters */
export function namedMasters(programmes: readonly { name: string }[]): string {
  const names = programmes.slice(0, NAMED).map(({ name }) => `« ${name} »`);
  const others = programmes.length - names.length;
  if (others > 0) names.push(counted(others, 'autre master', 'autres masters'));
  return inFrench.format(names);
}

const NOT_SAID_OF_OWN =
  'Cet avis est général : il ne dit pas s’il vaut pour ce diplôme, propre à l’établissement.';

const inFrench = new Intl.ListFormat('fr');

/** What of the open calls stands first on their page, and is a filter of its own. */
export const CLOSING_SOON = `Clôture dans ${SOON_DAYS} jours au plus`;

function closesIn(days: number | undefined): string {
  if (days === undefined || days > 30) return '';
  if (days === 0) return ' (dernier jour)';
  return days === 1 ? ' (dernier jour : demain)' : ` (plus que ${days} jours)`;
}
