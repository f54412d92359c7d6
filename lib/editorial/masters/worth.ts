import { NATIONAL_KINDS, PUBLIC_STATUSES } from '@/lib/entities/choices';
import { sayings } from '@/lib/texts/read';

export type Sector = 'public' | 'prive';

/** Null while nobody has said what the university is. */
export function sectorOf(universityStatus: string | null): Sector | null {
  if (universityStatus === null) return null;
  return PUBLIC_STATUSES.includes(universityStatus) ? 'public' : 'prive';
}

/** Of a public school outside universities no source says which of its masters are. */
export function isNational(kind: string, universityStatus: string | null): boolean {
  return universityStatus === 'publique' && NATIONAL_KINDS.includes(kind);
}

const { say } = sayings('worth');

/** One sentence or two on what the diploma is worth. */
export function worthOf(kind: string, universityStatus: string | null): string {
  if (kind === 'mba' || kind === 'executive-mba') return say('business');
  if (kind === 'mastere-prive') return say('ownDiploma');
  if (universityStatus === 'publique-hors-universite') return say('publicSchool');
  const sector = sectorOf(universityStatus);
  if (sector === 'prive') return say('privateSchool');
  const isKnown = sector === 'public' && NATIONAL_KINDS.includes(kind);
  return say(isKnown ? kind.replaceAll('-', '_') : 'unclear');
}

/** The rule that holds for all national diplomas; a master may add to it, never replace it. */
export const NATIONAL_ADMISSION = {
  rule: say('admissionRule'),
  change: say('admissionBefore'),
  exception: say('admissionException'),
};

type Admission = { admission: string | null; admissionModes: readonly string[] };

const EXAM = /concours|épreuve|(?<!\p{L})écrit|(?<!\p{L})ora(?:l|ux)(?!\p{L})|entretien/iu;
/** “Sans épreuve écrite ni orale” names what there is not. */
const NO_EXAM =
  /(?<!\p{L})(?:sans|ni|pas d[e’'])\s*(?:\p{L}+\s+){0,2}?(?:concours|épreuves?(?: écrites?)?|écrits?|ora(?:l|ux|les?)|entretiens?)/giu;

/** Whether the sources of a master say something else than the rule. */
export function hasExam({ admission, admissionModes }: Admission): boolean {
  const isTold = EXAM.test((admission ?? '').replace(NO_EXAM, ''));
  return isTold || admissionModes.some((mode) => mode === 'ecrit' || mode === 'oral');
}

/** As precise as the source is: 2024, 2024-09, 2024-09-17 or unknown. */
type Dated = { date: string | null };

/** The order of 25 July 2025, which renewed the norms that public masters are accredited by. */
const NORMS_SINCE = '2025-08-14';
const YEARS = 2;

export function newestDate(sources: readonly Dated[]): string | null {
  const dates = sources.map(({ date }) => date).filter((date) => date !== null);
  return dates.reduce<string | null>(
    (newest, date) => (newest === null || latestDay(date) > latestDay(newest) ? date : newest),
    null,
  );
}

/** Undefined when the newest source is recent enough to be believed as it stands. */
export function ageWarning(
  sources: readonly Dated[],
  { isNational, today }: { isNational: boolean; today: string },
): string | undefined {
  const newest = newestDate(sources);
  if (newest === null) {
    return 'Aucune des sources de cette fiche ne porte de date : vérifiez auprès de l’établissement que la formation est toujours ouverte.';
  }
  const since = isNational && latestDay(newest) < NORMS_SINCE;
  if (latestDay(newest) < yearsBefore(today)) {
    const reform = since
      ? ' Elle précède aussi les nouvelles normes du cycle master (Bulletin officiel du 14 août 2025).'
      : '';
    return `La source la plus récente date de ${newest.slice(0, 4)}.${reform} Vérifiez auprès de l’établissement que la formation existe toujours.`;
  }
  if (since) {
    return 'La source la plus récente précède les nouvelles normes du cycle master (Bulletin officiel du 14 août 2025) : l’admission et le programme peuvent avoir changé. Vérifiez auprès de l’établissement.';
  }
  return undefined;
}

/** A year stands for its last day, so that nothing is called older than it may be. */
function latestDay(date: string): string {
  if (date.length === 4) return `${date}-12-31`;
  return date.length === 7 ? `${date}-31` : date;
}

function yearsBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - YEARS}${day.slice(4)}`;
}
