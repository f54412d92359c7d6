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
export const SOON_DAYS = 7;

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
