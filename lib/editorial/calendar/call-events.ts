import type { Call } from '@/lib/entities/call';
import { type CallState, watchDay } from '@/lib/editorial/masters/call-state';
import { USUAL_MONTHS, bareDay } from '@/lib/editorial/masters/call-text';
import { frenchDay } from '@/lib/french/dates';
import { ofName } from '@/lib/french/names';
import { escaped } from './file';

type ClosingCall = Call & {
  /** The address of the establishment on this site. */
  page: string;
  /** Which masters it is for, when not for all. */
  masters?: readonly string[];
};

/** The lines of an all-day event on the last day of a call; none while that day is not known. */
export function callEvent(call: ClosingCall): string[] {
  const { id, academicYear, closesOn, applyUrl, updatedAt, page, masters = [] } = call;
  if (closesOn === null) return [];
  const wanted = masters.length > 0 ? `Pour : ${masters.join(' ; ')}. ` : '';
  return dayEvent({
    uid: `avis-${id}`,
    stamp: updatedAt,
    day: closesOn,
    summary: `Clôture des candidatures : ${nameOf(call)}`,
    note: `${wanted}Avis ${academicYear}, selon ${call.source.publisher}.${platform(applyUrl)}`,
    page,
  });
}

type Watched = {
  /** The latest call, which names its establishment. */
  establishment: Call;
  state: CallState<Call>;
  page: string;
};

/** From when to look for a notice that is not out. It is no deadline, and says so. */
export function watchEvent({ establishment, state, page }: Watched, today: string): string[] {
  const day = watchDay(state, today);
  if (day === undefined) return [];
  const last = state.call?.closesOn ?? state.before?.closesOn;
  const hint = last ? `en ${last.slice(0, 4)} : clôture le ${bareDay(last)}` : 'aucune date connue';
  const known = last ? `La dernière clôture connue est celle du ${frenchDay(last)}.` : USUAL_MONTHS;
  return dayEvent({
    uid: `veille-${establishment.establishmentId}`,
    stamp: establishment.updatedAt,
    day,
    summary: `Surveiller l’avis ${ofName(nameOf(establishment))} (${hint})`,
    note: `Ce n’est pas une échéance : le prochain avis n’est pas paru. ${known}${platform(
      establishment.applyUrl ?? establishment.establishmentApplyUrl,
    )}`,
    page,
    isTentative: true,
  });
}

const nameOf = (call: Call) => call.establishmentAcronym ?? call.establishmentName;
const platform = (url: string | null) => (url ? ` Plateforme : ${url}` : '');

type DayEvent = {
  uid: string;
  stamp: Date;
  day: string;
  summary: string;
  note: string;
  page: string;
  isTentative?: true;
};

function dayEvent({ uid, stamp, day, summary, note, page, isTentative }: DayEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@guide-masters-maroc`,
    `DTSTAMP:${basic(stamp.toISOString().slice(0, 19))}Z`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(dayAfter(day))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(`${note} Fiche : ${page}`)}`,
    `URL:${page}`,
    ...(isTentative ? ['STATUS:TENTATIVE'] : []),
    'CATEGORIES:Master',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const basic = (moment: string) => moment.replace(/[-:]/g, '');

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
