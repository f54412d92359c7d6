import type { Call } from '@/lib/entities/call';
import { type CallState, watchDay } from '@/lib/editorial/masters/call-state';
import { USUAL_MONTHS, bareDay } from '@/lib/editorial/masters/call-text';
import { frenchDay } from '@/lib/french/dates';
import { ofName } from '@/lib/french/names';
import { escaped } from './file';

type ListedCall = Call & {
  /** The address of the establishment on this site. */
  page: string;
  /** Which masters it is for, when not for all. */
  masters?: readonly string[];
};

/** The lines of an all-day event on the last day of a call; none while that day is not known. */
export function callEvent(call: ListedCall): string[] {
  const { id, academicYear, closesOn, masters = [] } = call;
  if (closesOn === null) return [];
  const wanted = masters.length > 0 ? `Pour : ${masters.join(' ; ')}. ` : '';
  return dayEvent(call, closesOn, {
    UID: `avis-${id}`,
    SUMMARY: `Clôture des candidatures : ${nameOf(call)}`,
    DESCRIPTION: `${wanted}Avis ${academicYear}, selon ${call.source.publisher}.`,
  });
}

/** From when to look for the next notice: no deadline, as it says. */
export function watchEvent(latest: ListedCall, state: CallState<Call>, today: string) {
  const day = watchDay(state, today);
  if (day === undefined) return [];
  const last = state.call?.closesOn ?? state.before?.closesOn;
  const hint = last ? `en ${last.slice(0, 4)} : clôture le ${bareDay(last)}` : 'aucune date connue';
  const known = last ? `La dernière clôture connue est celle du ${frenchDay(last)}.` : USUAL_MONTHS;
  return dayEvent(latest, day, {
    UID: `veille-${latest.establishmentId}`,
    SUMMARY: `Surveiller l’avis ${ofName(nameOf(latest))} (${hint})`,
    DESCRIPTION: `Ce n’est pas une échéance : le prochain avis n’est pas paru. ${known}`,
    STATUS: 'TENTATIVE',
  });
}

const nameOf = (call: Call) => call.establishmentAcronym ?? call.establishmentName;

type Words = { UID: string; SUMMARY: string; DESCRIPTION: string; STATUS?: 'TENTATIVE' };

function dayEvent({ page, applyUrl, updatedAt }: ListedCall, day: string, words: Words): string[] {
  const platform = applyUrl ? ` Plateforme : ${applyUrl}` : '';
  return [
    'BEGIN:VEVENT',
    `UID:${words.UID}@guide-masters-maroc`,
    `DTSTAMP:${basic(updatedAt.toISOString().slice(0, 19))}Z`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(dayAfter(day))}`,
    `SUMMARY:${escaped(words.SUMMARY)}`,
    `DESCRIPTION:${escaped(`${words.DESCRIPTION}${platform} Fiche : ${page}`)}`,
    `URL:${page}`,
    ...(words.STATUS ? [`STATUS:${words.STATUS}`] : []),
    'CATEGORIES:Master',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const basic = (moment: string) => moment.replace(/[-:]/g, '');

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
