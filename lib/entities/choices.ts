/** Every value that a field of a few choices may have, with what the back-office calls it. */
export const choices = {
  universityStatus: {
    publique: 'Public university',
    'publique-hors-universite': 'Public school outside universities',
    partenariat: 'Public-private partnership',
    privee: 'Private',
  },
  /**
   * `flsh` takes in all faculties of letters, languages, arts and human sciences, `faculte` those
   * without a type of their own; `universite` is for masters of which no source names the faculty.
   */
  establishmentType: {
    fsjes: 'FSJES (law, economics, social sciences)',
    feg: 'FEG (economics, management)',
    fsjp: 'FSJP (law, politics)',
    fst: 'FST (sciences and techniques)',
    fs: 'FS (sciences)',
    fsa: 'FSA (applied sciences)',
    flsh: 'FLSH (letters, human sciences)',
    fmp: 'FMP (medicine, pharmacy)',
    fp: 'FP (polydisciplinary)',
    faculte: 'Other faculty',
    encg: 'ENCG',
    ensa: 'ENSA',
    ensam: 'ENSAM',
    ens: 'ENS',
    esef: 'ESEF',
    est: 'EST',
    ecole: 'School',
    institut: 'Institute',
    campus: 'Campus',
    universite: 'University as a whole',
  },
  /** A diploma of a school's or a university's own is a `mastere-prive`. */
  programmeKind: {
    master: 'Master',
    'master-specialise': 'Specialised master',
    'master-temps-amenage': 'Master with arranged hours',
    mba: 'MBA',
    'executive-mba': 'Executive MBA',
    'mastere-prive': 'Diploma of the school’s own',
  },
  language: { fr: 'French', en: 'English', ar: 'Arabic', es: 'Spanish' },
  rhythm: {
    'temps-plein': 'Full time',
    'temps-amenage': 'Arranged hours',
    'week-end': 'Weekends',
    distance: 'Distance',
  },
  admissionMode: {
    dossier: 'File',
    ecrit: 'Written exam',
    oral: 'Interview',
    experience: 'Experience',
  },
  feePer: { an: 'a year', programme: 'the whole programme', semestre: 'a semester' },
  programmeStatus: {
    atteste: 'Seen running at its source’s date',
    annonce: 'Announced',
    suspendu: 'Suspended',
    ferme: 'Closed',
  },
  sourceKind: {
    officiel: 'Official',
    presse: 'Press',
    'donnees-publiques': 'Public data',
    autre: 'Other',
  },
  /** Under which the facts of the directory may be used. */
  factsLicence: {
    'cc-by-4.0': 'CC BY 4.0: use them, name the guide',
    'cc-by-sa-4.0': 'CC BY-SA 4.0: use them, name the guide, share alike',
    'cc0-1.0': 'CC0 1.0: no conditions',
  },
} as const satisfies Record<string, Record<string, string>>;

export type ChoiceName = keyof typeof choices;
export type Choice<Name extends ChoiceName> = Extract<keyof (typeof choices)[Name], string>;

export function choiceValues<Name extends ChoiceName>(name: Name) {
  return Object.keys(choices[name]) as [Choice<Name>, ...Choice<Name>[]];
}

/** The statuses of what readers find as public. */
export const PUBLIC_STATUSES: readonly string[] = ['publique', 'publique-hors-universite'];

/** The statuses of masters that take nobody. */
export const NOT_RECRUITING: readonly string[] = ['suspendu', 'ferme'];
