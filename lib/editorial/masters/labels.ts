import type { Choice, ChoiceName } from '@/lib/entities/choices';

type Labels<Name extends ChoiceName> = Record<Choice<Name>, string>;

const kind: Labels<'programmeKind'> = {
  master: 'Master',
  'master-specialise': 'Master spécialisé',
  'master-temps-amenage': 'Master en temps aménagé',
  mba: 'MBA',
  'executive-mba': 'Executive MBA',
  'mastere-prive': 'Diplôme d’établissement',
};

const rhythm: Labels<'rhythm'> = {
  'temps-plein': 'Temps plein',
  'temps-amenage': 'Temps aménagé',
  'week-end': 'Week-end',
  distance: 'À distance',
};

const language: Labels<'language'> = {
  fr: 'Français',
  en: 'Anglais',
  ar: 'Arabe',
  es: 'Espagnol',
};

const admissionMode: Labels<'admissionMode'> = {
  dossier: 'Sur dossier',
  ecrit: 'Épreuve écrite',
  oral: 'Entretien',
  experience: 'Expérience exigée',
};

const feePer: Labels<'feePer'> = {
  an: 'par an',
  programme: 'pour tout le programme',
  semestre: 'par semestre',
};

const programmeStatus: Labels<'programmeStatus'> = {
  atteste: 'Formation ouverte à la date de la source',
  annonce: 'Ouverture annoncée, pas encore constatée',
  suspendu: 'Recrutement suspendu',
  ferme: 'Formation fermée',
};

const sourceKind: Labels<'sourceKind'> = {
  officiel: 'site officiel',
  presse: 'presse',
  'donnees-publiques': 'données publiques',
  autre: 'autre source',
};

const universityStatus: Labels<'universityStatus'> = {
  publique: 'Université publique',
  'publique-hors-universite': 'Établissement public hors université',
  partenariat: 'Partenariat public-privé',
  privee: 'Établissement privé',
};

const establishmentType: Labels<'establishmentType'> = {
  fsjes: 'Faculté des sciences juridiques, économiques et sociales',
  feg: 'Faculté d’économie et de gestion',
  fsjp: 'Faculté des sciences juridiques et politiques',
  fst: 'Faculté des sciences et techniques',
  fs: 'Faculté des sciences',
  fsa: 'Faculté des sciences appliquées',
  flsh: 'Faculté des lettres et des sciences humaines',
  fmp: 'Faculté de médecine et de pharmacie',
  fp: 'Faculté polydisciplinaire',
  faculte: 'Faculté',
  encg: 'École nationale de commerce et de gestion',
  ensa: 'École nationale des sciences appliquées',
  ensam: 'École nationale supérieure d’arts et métiers',
  ens: 'École normale supérieure',
  esef: 'École supérieure de l’éducation et de la formation',
  est: 'École supérieure de technologie',
  ecole: 'École',
  institut: 'Institut',
  campus: 'Campus',
  universite: 'Université',
};

const factsLicence: Labels<'factsLicence'> = {
  'cc-by-4.0': 'Creative Commons Attribution 4.0 (CC BY 4.0)',
  'cc-by-sa-4.0':
    'Creative Commons Attribution – Partage dans les mêmes conditions 4.0 (CC BY-SA 4.0)',
  'cc0-1.0': 'Creative Commons Zéro 1.0 (CC0 1.0)',
};

/** What readers are told; `choices` has the words of the back-office. */
const labels = {
  programmeKind: kind,
  rhythm,
  language,
  admissionMode,
  feePer,
  programmeStatus,
  sourceKind,
  universityStatus,
  establishmentType,
  factsLicence,
} as const satisfies { [Name in ChoiceName]: Labels<Name> };

export function labelOf(name: ChoiceName, value: string): string {
  const known: Record<string, string> = labels[name];
  return Object.hasOwn(known, value) ? (known[value] ?? value) : value;
}
