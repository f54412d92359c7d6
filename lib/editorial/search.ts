/** Each of them always finds something. */
export const searchSuggestions = [
  'bourse',
  'admission sur dossier',
  'équivalence',
  'finance',
  'Casablanca',
  'logement',
] as const;
