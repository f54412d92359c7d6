/** Every value that a field of a few choices may have: what staff call it, and what readers are told. */
export const choices = {
  universityStatus: {
    publique: { en: 'Public university', fr: 'Université publique' },
    'publique-hors-universite': {
      en: 'Public school outside universities',
      fr: 'Établissement public hors université',
    },
    partenariat: { en: 'Public-private partnership', fr: 'Partenariat public-privé' },
    privee: { en: 'Private', fr: 'Établissement privé' },
  },
  /**
   * `flsh` takes in all faculties of letters, languages, arts and human sciences, `faculte` those
   * without a type of their own; `universite` is for masters of which no source names the faculty.
   */
  establishmentType: {
    fsjes: {
      en: 'FSJES (law, economics, social sciences)',
      fr: 'Faculté des sciences juridiques, économiques et sociales',
    },
    feg: { en: 'FEG (economics, management)', fr: 'Faculté d’économie et de gestion' },
    fsjp: { en: 'FSJP (law, politics)', fr: 'Faculté des sciences juridiques et politiques' },
    fst: { en: 'FST (sciences and techniques)', fr: 'Faculté des sciences et techniques' },
    fs: { en: 'FS (sciences)', fr: 'Faculté des sciences' },
    fsa: { en: 'FSA (applied sciences)', fr: 'Faculté des sciences appliquées' },
    flsh: {
      en: 'FLSH (letters, human sciences)',
      fr: 'Faculté des lettres et des sciences humaines',
    },
    fmp: { en: 'FMP (medicine, pharmacy)', fr: 'Faculté de médecine et de pharmacie' },
    fp: { en: 'FP (polydisciplinary)', fr: 'Faculté polydisciplinaire' },
    faculte: { en: 'Other faculty', fr: 'Faculté' },
    encg: { en: 'ENCG', fr: 'École nationale de commerce et de gestion' },
    ensa: { en: 'ENSA', fr: 'École nationale des sciences appliquées' },
    ensam: { en: 'ENSAM', fr: 'École nationale supérieure d’arts et métiers' },
    ens: { en: 'ENS', fr: 'École normale supérieure' },
    esef: { en: 'ESEF', fr: 'École supérieure de l’éducation et de la formation' },
    est: { en: 'EST', fr: 'École supérieure de technologie' },
    ecole: { en: 'School', fr: 'École' },
    institut: { en: 'Institute', fr: 'Institut' },
    campus: { en: 'Campus', fr: 'Campus' },
    universite: { en: 'University as a whole', fr: 'Université' },
  },
  /** What a master is to the one that it comes after. */
  succession: {
    renomme: { en: 'New name of', fr: 'Auparavant' },
    remplace: { en: 'Replaces', fr: 'Remplace' },
    issu: { en: 'Grew out of', fr: 'Issu de' },
  },
  /** A diploma of a school's or a university's own is a `mastere-prive`. */
  programmeKind: {
    master: { en: 'Master', fr: 'Master' },
    'master-specialise': { en: 'Specialised master', fr: 'Master spécialisé' },
    'master-temps-amenage': { en: 'Master with arranged hours', fr: 'Master en temps aménagé' },
    mba: { en: 'MBA', fr: 'MBA' },
    'executive-mba': { en: 'Executive MBA', fr: 'Executive MBA' },
    'mastere-prive': { en: 'Diploma of the school’s own', fr: 'Diplôme d’établissement' },
  },
  language: {
    fr: { en: 'French', fr: 'Français' },
    en: { en: 'English', fr: 'Anglais' },
    ar: { en: 'Arabic', fr: 'Arabe' },
    es: { en: 'Spanish', fr: 'Espagnol' },
  },
  rhythm: {
    'temps-plein': { en: 'Full time', fr: 'Temps plein' },
    'temps-amenage': { en: 'Arranged hours', fr: 'Temps aménagé' },
    'week-end': { en: 'Weekends', fr: 'Week-end' },
    distance: { en: 'Distance', fr: 'À distance' },
  },
  admissionMode: {
    dossier: { en: 'File', fr: 'Sur dossier' },
    ecrit: { en: 'Written exam', fr: 'Épreuve écrite' },
    oral: { en: 'Interview', fr: 'Entretien' },
    experience: { en: 'Experience', fr: 'Expérience exigée' },
  },
  feePer: {
    an: { en: 'a year', fr: 'par an' },
    programme: { en: 'the whole programme', fr: 'pour tout le programme' },
    semestre: { en: 'a semester', fr: 'par semestre' },
  },
  programmeStatus: {
    atteste: {
      en: 'Seen running at its source’s date',
      fr: 'Formation ouverte à la date de la source',
    },
    annonce: { en: 'Announced', fr: 'Ouverture annoncée, pas encore constatée' },
    suspendu: { en: 'Suspended', fr: 'Recrutement suspendu' },
    ferme: { en: 'Closed', fr: 'Formation fermée' },
  },
  sourceKind: {
    officiel: { en: 'Official', fr: 'site officiel' },
    'officiel-copie': { en: 'Copy of an official text', fr: 'copie d’un texte officiel' },
    'officiel-lien': {
      en: 'Address of an official document, not opened',
      fr: 'adresse d’un document officiel, non ouvert',
    },
    'avis-relaye': { en: 'Notice repeated by another site', fr: 'avis relayé par un autre site' },
    presse: { en: 'Press', fr: 'presse' },
    'donnees-publiques': { en: 'Public data', fr: 'données publiques' },
    'document-etudiant': { en: 'Document of students', fr: 'document d’étudiants' },
    autre: { en: 'Other', fr: 'autre source' },
  },
  sourceState: {
    there: { en: 'There', fr: 'en ligne' },
    changed: { en: 'Changed since', fr: 'modifiée depuis' },
    gone: { en: 'Gone', fr: 'disparue' },
  },
  /** What a fact is worth on a day, as lib/facts/state.ts works it out. */
  factState: {
    verifie: { en: 'Verified', fr: 'vérifié' },
    atteste: { en: 'Attested', fr: 'attesté' },
    'a-reverifier': { en: 'To be verified again', fr: 'à revérifier' },
    contredit: { en: 'Contradicted', fr: 'contredit' },
    'source-disparue': { en: 'Source gone', fr: 'source disparue' },
  },
  /** Who saw a source say it. */
  seenBy: {
    team: { en: 'The team', fr: 'l’équipe' },
    'first-data': { en: 'The first data', fr: 'relevé à la création du guide' },
    import: { en: 'A file of the team', fr: 'un fichier de l’équipe' },
    watch: { en: 'The watch', fr: 'la veille' },
    reader: { en: 'A reader', fr: 'un lecteur' },
  },
  sector: {
    public: { en: 'Public', fr: 'public' },
    private: { en: 'Private', fr: 'privé' },
  },
  /** The fields of a master of which something holds in general. */
  ruleField: {
    feeFree: { en: 'Free of charge', fr: 'Gratuité' },
    feeAmount: { en: 'Fees', fr: 'Frais' },
    semesters: { en: 'Duration', fr: 'Durée' },
    admissionModes: { en: 'Admission', fr: 'Sélection' },
    rhythm: { en: 'Rhythm', fr: 'Rythme' },
    languages: { en: 'Languages', fr: 'Langues' },
    places: { en: 'Places', fr: 'Places' },
  },
  /** Under which the facts of the directory may be used. */
  factsLicence: {
    'cc-by-4.0': {
      en: 'CC BY 4.0: use them, name the guide',
      fr: 'Creative Commons Attribution 4.0 (CC BY 4.0)',
    },
    'cc-by-sa-4.0': {
      en: 'CC BY-SA 4.0: use them, name the guide, share alike',
      fr: 'Creative Commons Attribution – Partage dans les mêmes conditions 4.0 (CC BY-SA 4.0)',
    },
    'cc0-1.0': { en: 'CC0 1.0: no conditions', fr: 'Creative Commons Zéro 1.0 (CC0 1.0)' },
  },
} as const satisfies Record<string, Record<string, Words>>;

type Words = { en: string; fr: string };

export type ChoiceName = keyof typeof choices;
export type Choice<Name extends ChoiceName> = Extract<keyof (typeof choices)[Name], string>;

export function choiceValues<Name extends ChoiceName>(name: Name) {
  return Object.keys(choices[name]) as [Choice<Name>, ...Choice<Name>[]];
}

function wordsOf(name: ChoiceName, value: string): Words | undefined {
  const known: Record<string, Words> = choices[name];
  return Object.hasOwn(known, value) ? known[value] : undefined;
}

/** What readers are told. */
export const labelOf = (name: ChoiceName, value: string) => wordsOf(name, value)?.fr ?? value;

/** What staff call it. */
export const staffLabelOf = (name: ChoiceName, value: string) => wordsOf(name, value)?.en ?? value;

/** Each value with what staff call it. */
export function staffChoices(name: ChoiceName): [value: string, label: string][] {
  return Object.entries<Words>(choices[name]).map(([value, { en }]) => [value, en]);
}

/** The statuses of what readers find as public. */
export const PUBLIC_STATUSES: readonly string[] = ['publique', 'publique-hors-universite'];

/** The statuses of masters that take nobody. */
export const NOT_RECRUITING: readonly string[] = ['suspendu', 'ferme'];

/** The kinds of national diplomas, which a public university alone gives. */
export const NATIONAL_KINDS: readonly string[] = [
  'master',
  'master-specialise',
  'master-temps-amenage',
];
