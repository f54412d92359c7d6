import { CALENDAR_REVISED, type CalendarEntry } from '@/lib/texts/calendar';
import { SITE_NAME } from '@/lib/editorial/site-name';

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
