import type { Call } from '@/lib/entities/call';
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
  const name = call.establishmentAcronym ?? call.establishmentName;
  const platform = applyUrl ? ` Plateforme : ${applyUrl}` : '';
  const wanted = masters.length > 0 ? `Pour : ${masters.join(' ; ')}. ` : '';
  const note = `${wanted}Avis ${academicYear}, selon ${call.source.publisher}.${platform} Fiche : ${page}`;
  return [
    'BEGIN:VEVENT',
    `UID:avis-${id}@guide-masters-maroc`,
    `DTSTAMP:${basic(updatedAt.toISOString().slice(0, 19))}Z`,
    `DTSTART;VALUE=DATE:${basic(closesOn)}`,
    `DTEND;VALUE=DATE:${basic(dayAfter(closesOn))}`,
    `SUMMARY:${escaped(`Clôture des candidatures : ${name}`)}`,
    `DESCRIPTION:${escaped(note)}`,
    `URL:${page}`,
    'CATEGORIES:Master',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const basic = (moment: string) => moment.replace(/[-:]/g, '');

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
