import * as source from './named-sources';

const { general } = source;

/** Of these the description says all that is known. */
const SITES = [
  ...['berrechid', 'el-kelaa-des-sraghna', 'errachidia', 'guelmim', 'khouribga', 'laayoune'],
  ...['larache', 'mohammedia', 'ouarzazate', 'safi', 'sale', 'smara', 'taroudant', 'taza'],
];
const attached = general('rattachement, établissements et voisinage');

/** Of the description and of the reasons of each city. */
export const citySources: Record<string, readonly source.NamedSource[]> = {
  casablanca: [
    ...[source.onousc, source.flatSharing, source.publicFees],
    general('économie de la ville, liste des établissements, conseils'),
  ],
  rabat: [
    source.onousc,
    {
      name: 'Hespress',
      about: 'un mois de juillet, probablement 2025 (tramway de Rabat et Salé)',
    },
    general('institutions, écoles, trajets, conseils'),
  ],
  marrakech: [
    source.tribune,
    { name: 'Express TV, janvier 2026', about: 'bourse de master 2025-2026' },
    { name: 'Fourchette de loyers de 2019', about: 'éditeur non relevé' },
    general('tourisme, trajets, liste des établissements, conseils'),
  ],
  fes: [
    ...[source.onousc, source.fesShore],
    general('coût de la vie, économie, liste des établissements, conseils'),
  ],
  tanger: [source.onousc, source.tangerMed, general('industrie, trains, écoles, conseils')],
  agadir: [
    { name: 'soussmassa.ma', about: 'page non datée (agriculture, Agropole)' },
    ...[source.infomediaire, source.aitMelloul, source.telquel, source.onousc],
    general('tourisme, climat, conseils'),
  ],
  meknes: [
    ...[source.umi, source.agropolis, source.onousc],
    general('Salon de l’agriculture, coût de la vie, autres établissements'),
  ],
  oujda: [
    ...[source.ump, source.budget, source.onousc],
    general('région, loyers, thèmes des filières'),
  ],
  kenitra: [
    source.stellantis,
    source.onousc,
    general('trains, établissements sans date, conseils'),
  ],
  tetouan: [
    ...[source.keptTests, source.onousc],
    general('économie de la ville, répartition des écoles, usage de l’espagnol'),
  ],
  settat: [
    ...[
      source.challenge,
      source.barometer,
      source.healthInstitute,
      source.keptTests,
      source.onousc,
    ],
    general('économie de la région, établissements sans date'),
  ],
  'el-jadida': [
    ...[source.ucd, source.ucdStudents, source.jorfLasfar, source.onousc],
    general('tourisme, sujets d’étude'),
  ],
  'beni-mellal': [
    ...[source.usms, source.keptTests, source.onousc],
    general('économie de la région, coût de la vie'),
  ],
  benguerir: [
    { ...source.telquel, about: 'ouverture en 2013, inauguration et reconnaissance de 2017' },
    ...[source.atalayar, general('distances, écoles, conseils')],
  ],
  ifrane: [
    ...[source.alAkhawayn, source.alAkhawaynAid],
    general('ville, climat, vie sur le campus'),
  ],
  ...Object.fromEntries(SITES.map((slug) => [slug, [attached]])),
  nador: [source.ump, attached],
  'sidi-bennour': [source.ucd, attached],
};
