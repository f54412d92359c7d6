import { NATIONAL_KINDS, PUBLIC_STATUSES } from '@/lib/entities/choices';

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

const WORTH: Record<string, string> = {
  master:
    'Diplôme national de niveau bac+5, délivré par une université publique, si la filière est accréditée. Il peut mener au doctorat : demandez les conditions au responsable de la filière.',
  'master-specialise':
    'Diplôme national de niveau bac+5, délivré par une université publique et tourné vers un métier, si la filière est accréditée. L’accès au doctorat dépend du dossier d’accréditation de la filière.',
  'master-temps-amenage':
    'Diplôme national de niveau bac+5, si la filière est accréditée, suivi le soir ou le week-end par des personnes qui travaillent. Contrairement au temps plein, cette formule est payante à l’université publique.',
};

const OWN =
  'Diplôme propre à l’établissement, qui n’est pas un diplôme national. Sa valeur tient à la réputation de l’école, à ses accréditations et, pour un établissement privé, à sa reconnaissance par l’État.';
const BUSINESS =
  'Le titre « MBA » n’est pas protégé : sa valeur tient à l’école et à ses accréditations internationales (AACSB, EQUIS, AMBA). Ce n’est pas un diplôme national.';
const PRIVATE =
  'Un master d’établissement privé ou en partenariat n’équivaut au diplôme national que si l’établissement est reconnu par l’État et la filière accréditée : demandez les deux décisions, et leur date.';
const PUBLIC_SCHOOL =
  'Diplôme d’un établissement public qui ne relève pas d’une université. Demandez-lui si ce master est un diplôme national : cela dépend du programme et de l’accréditation de la filière.';
const UNCLEAR =
  'Demandez à l’établissement si ce diplôme est un diplôme national : il faut que la filière soit accréditée, et qu’un établissement privé soit reconnu par l’État.';

/** One sentence or two on what the diploma is worth. */
export function worthOf(kind: string, universityStatus: string | null): string {
  if (kind === 'mba' || kind === 'executive-mba') return BUSINESS;
  if (kind === 'mastere-prive') return OWN;
  if (universityStatus === 'publique-hors-universite') return PUBLIC_SCHOOL;
  const sector = sectorOf(universityStatus);
  if (sector === 'prive') return PRIVATE;
  return sector === 'public' ? (WORTH[kind] ?? UNCLEAR) : UNCLEAR;
}

/** The rule that holds for all national diplomas; a master may add to it, never replace it. */
export const NATIONAL_ADMISSION = {
  rule: 'Depuis l’arrêté du 25 juillet 2025 (Bulletin officiel n° 7430 du 14 août 2025), l’accès au master se fait en principe sur étude du dossier, sans épreuve écrite ni orale.',
  change:
    'Auparavant, la plupart des masters recrutaient par concours écrit, puis oral. À la rentrée 2025, quelques établissements en avaient gardé un : lisez l’avis de candidature.',
  exception:
    'Pour ce master, nos sources mentionnent une épreuve ou un entretien. À la rentrée 2025, quelques établissements en avaient gardé ; il se peut aussi que la source soit plus ancienne que la règle. Lisez l’avis de candidature.',
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
