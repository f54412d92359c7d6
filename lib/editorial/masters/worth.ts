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
