export const searchTexts = {
  fieldLabel: 'Votre recherche',
  faults: {
    absent: 'Tapez un ou plusieurs mots : de 2 à 100 caractères.',
    short: 'Un seul caractère ne suffit pas : tapez au moins 2 caractères.',
    long: 'Votre recherche est trop longue : gardez l’essentiel, en 100 caractères au plus.',
    unreadable: 'Votre recherche contient des caractères illisibles : tapez-la de nouveau.',
  },
  advice:
    'Vérifiez l’orthographe, essayez un mot plus général ou retirez un filtre. Les accents et les ' +
    'majuscules ne comptent pas.',
} as const;

/** Each of them always finds something. */
export const searchSuggestions = [
  'bourse',
  'admission sur dossier',
  'équivalence',
  'finance',
  'Casablanca',
  'logement',
] as const;
