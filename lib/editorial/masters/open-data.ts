/** What the files of the directory are, in the words of their page and of the files themselves. */
export const OPEN_DATA = {
  name: 'Répertoire des masters au Maroc',
  attribution: 'Guide des Masters au Maroc, et la source de chaque fait',
  gathering: [
    'Chaque fiche part d’au moins une source que l’on peut ouvrir : la page d’un établissement, ' +
      'un article de presse, un fichier public. Son éditeur, son titre, son adresse et sa date ' +
      'sont dans la fiche et dans les fichiers. Chaque fait d’un master est lié à la source qui ' +
      'le dit ; les spécialisations, elles, sont un classement du guide.',
    'Une date est aussi précise que la source : une année, un mois ou un jour. Une source qui ' +
      'est une copie est nommée comme une copie. Les dates de candidature viennent toujours d’un ' +
      'avis, jamais d’une habitude.',
    'Ce qu’aucune source ne dit reste vide. Une case vide veut dire « non précisé par nos ' +
      'sources », pas « non » ni « zéro ».',
    'Le répertoire n’est pas complet et ne remplace pas la liste officielle des filières ' +
      'accréditées. Les chiffres ci-dessus disent ce qui lui manque.',
  ],
  states:
    'Un fait est vérifié quand une personne de l’équipe l’a comparé à sa source. Il est attesté ' +
    'quand une source le dit et qu’il n’est pas trop ancien, à revérifier passé ce délai, ' +
    'contredit quand deux sources diffèrent. Aucun fait n’est dit vérifié sans une personne et un ' +
    'jour.',
  scope:
    'La licence porte sur les faits réunis dans ces fichiers. Les pages vers lesquelles ' +
    'mènent les sources, les articles du guide, les noms et les marques des établissements ' +
    'gardent leurs propres règles.',
} as const;

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
