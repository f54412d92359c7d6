import { CALENDAR_REVISED, type CalendarEntry } from '@/lib/texts/calendar';
import { SITE_NAME } from '@/lib/editorial/site-name';
import type { Call } from '@/lib/entities/call';
import {
  type CallState,
  USUAL_MONTHS,
  bareDay,
  watchDay,
} from '@/lib/editorial/masters/call-state';
import { frenchDay } from '@/lib/french/dates';
import { ofName } from '@/lib/french/typography';

const FIRST_YEAR = 2025;
const LONGEST_LINE = 75;

const WEEK = 'P1W';

/** The format is iCalendar (RFC 5545 and 7986). */
export function calendarFile(entries: readonly CalendarEntry[], url: string): string {
  return calendarOf('calendrier du master', url, entries.map(event));
}

/** Each event comes as its lines. */
export function calendarOf(title: string, url: string, events: readonly string[][]): string {
  const name = escaped(`${SITE_NAME} : ${title}`);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${SITE_NAME}//Calendrier//FR`,
    'CALSCALE:GREGORIAN',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `SOURCE;VALUE=URI:${url}`,
    // Tells subscribed programs how often to look again; some know only the second name.
    `REFRESH-INTERVAL;VALUE=DURATION:${WEEK}`,
    `X-PUBLISHED-TTL:${WEEK}`,
    ...events.flat(),
    'END:VCALENDAR',
  ];
  return lines.map(folded).join('\r\n') + '\r\n';
}

function event({ id, title, from, to = from, text, kind }: CalendarEntry): string[] {
  const isFixed = kind === 'ferie';
  return [
    'BEGIN:VEVENT',
    `UID:${id}@guide-masters-maroc`,
    `DTSTAMP:${CALENDAR_REVISED.replaceAll('-', '')}T000000Z`,
    `DTSTART;VALUE=DATE:${day(from, 0)}`,
    // An all-day event ends on the day after its last one.
    `DTEND;VALUE=DATE:${day(to, 1)}`,
    'RRULE:FREQ=YEARLY',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`${isFixed ? 'Date fixe' : 'Période indicative'}. ${text}`)}`,
    `STATUS:${isFixed ? 'CONFIRMED' : 'TENTATIVE'}`,
    `CATEGORIES:${isFixed ? 'Jour férié' : 'Master'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function day(date: { month: number; day: number }, later: number): string {
  const utc = new Date(Date.UTC(FIRST_YEAR, date.month - 1, date.day + later));
  return utc.toISOString().slice(0, 10).replaceAll('-', '');
}

/** Line breaks of every kind would end the property. */
export function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** A line may hold 75 octets and goes on behind a space; no character may be cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > LONGEST_LINE - (parts.length > 0 ? 1 : 0)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}

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
