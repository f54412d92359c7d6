import type { CalendarEntry } from './editorial/calendar';
import { SITE_NAME } from './site-name';

/** The year each yearly entry begins with; it repeats from there on. */
const FIRST_YEAR = 2025;
const STAMP = '20250919T000000Z';
const LONGEST_LINE = 75;

/** The entries as an iCalendar file (RFC 5545), each repeated every year. */
export function calendarFile(entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${SITE_NAME}//Calendrier//FR`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(`${SITE_NAME} : calendrier du master`)}`,
    ...entries.flatMap(event),
    'END:VCALENDAR',
  ];
  return lines.map(folded).join('\r\n') + '\r\n';
}

function event({ id, title, start, end = start, certainty, note, kind }: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@guide-masters-maroc`,
    `DTSTAMP:${STAMP}`,
    `DTSTART;VALUE=DATE:${day(start, 0)}`,
    // The end of an all-day event is the day after its last one.
    `DTEND;VALUE=DATE:${day(end, 1)}`,
    'RRULE:FREQ=YEARLY',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`${certainty === 'fixe' ? 'Date fixe' : 'Période indicative'}. ${note}`)}`,
    `CATEGORIES:${kind === 'ferie' ? 'Jour férié' : 'Master'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function day(date: { month: number; day: number }, later: number): string {
  const utc = new Date(Date.UTC(FIRST_YEAR, date.month - 1, date.day + later));
  return utc.toISOString().slice(0, 10).replaceAll('-', '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
}

/** Lines end after 75 octets and go on behind a space; no character is cut in two. */
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
