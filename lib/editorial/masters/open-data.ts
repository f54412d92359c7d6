/** What the files of the directory are, in the words of their page and of the files themselves. */
export const OPEN_DATA = {
  name: 'Répertoire des masters au Maroc',
  attribution: 'Guide des Masters au Maroc, et la source de chaque fait',
};

/** In the order of the page. */
export const KNOWN_LABELS = {
  sources: 'Au moins une source',
  twoSources: 'Au moins deux sources',
  verified: 'Vérifiées par l’équipe',
  verifiedLately: 'Vérifiées il y a moins d’un an',
  admission: 'Admission connue',
  rhythm: 'Rythme connu',
  semesters: 'Durée connue',
  languages: 'Langues connues',
  fees: 'Frais connus',
  call: 'Avis de candidature connu',
  closing: 'Date de clôture connue, cette année ou une autre',
  officialUrl: 'Page officielle connue',
} as const;

export type Known = keyof typeof KNOWN_LABELS;
