import * as source from './named-sources';

const { general } = source;
const schools = general('liste des établissements et conseils');

/** Schools that have their masters and their calls here, and no text. */
const WITHOUT_TEXT = [
  ...['esi', 'esith', 'insap', 'isadac', 'isic', 'ismac'],
  'sport-management-school',
];

/** Of the description and of the reasons of each university or school. */
export const universitySources: Record<string, readonly source.NamedSource[]> = {
  'mohammed-v': [
    {
      name: 'Libération',
      about: 'sans date relevée (histoire de l’université : 1957, scission, réunion de 2014)',
    },
    ...[source.publicFees, schools],
  ],
  'hassan-ii': [source.univh2c, source.publicFees, schools],
  'cadi-ayyad': [
    source.tribune,
    {
      name: 'Notice de l’Université Cadi Ayyad',
      about: 'éditeur et date non relevés (cours en ligne, 2013)',
    },
    schools,
  ],
  'sidi-mohamed-ben-abdellah': [
    { name: 'Jeune Afrique', about: 'sans date relevée (dahir du 17 octobre 1975)' },
    { name: 'Notice de la FST de Fès', about: 'éditeur et date non relevés (1995)' },
    ...[source.onousc, schools],
  ],
  'abdelmalek-essaadi': [
    {
      name: 'Notice de l’université',
      about: 'éditeur et date non relevés (création le 23 octobre 1989, FST de 1995)',
    },
    ...[source.tangerMed, source.universityMap, schools],
  ],
  'ibn-tofail': [
    { name: 'Le Matin, 2016', about: 'fondation en 1989' },
    { name: 'Notice de l’université', about: 'éditeur non relevé (ENCG et ENSA, 2008)' },
    ...[source.stellantis, schools],
  ],
  'ibn-zohr': [
    { name: 'L’Économiste', about: 'sans date relevée (fondation en 1989)' },
    ...[source.infomediaire, source.aitMelloul, schools],
  ],
  'mohammed-premier': [
    ...[source.ump, source.budget],
    { name: 'Presse, 2018', about: 'éditeur non relevé (rattachement d’Al Hoceima)' },
    schools,
  ],
  'moulay-ismail': [
    ...[source.umi, source.agropolis],
    { name: 'MAP Express, 6 août 2024', about: 'trois ENSAM' },
    schools,
  ],
  'hassan-premier': [
    ...[source.challenge, source.barometer, source.healthInstitute, source.keptTests, schools],
  ],
  'chouaib-doukkali': [source.ucd, source.ucdStudents, source.jorfLasfar, schools],
  'sultan-moulay-slimane': [
    ...[source.usms, source.keptTests, source.onousc],
    general('année de création (2007), liste des établissements et conseils'),
  ],
  iscae: [
    ...[source.iscae, source.iscaeAccess, source.laVieEco],
    general('sélection, formation continue et conseils'),
  ],
  'al-akhawayn': [
    source.alAkhawayn,
    source.alAkhawaynAid,
    general('vie sur le campus et conseils'),
  ],
  um6p: [
    { ...source.telquel, about: 'ouverture en 2013, inauguration et reconnaissance de 2017' },
    ...[source.atalayar, source.um6pParis, general('conseils')],
  ],
  uir: [source.uirPress, source.uirFees, general('conseils')],
  'euromed-fes': [
    {
      name: 'Décrets et décision de reconnaissance',
      about: 'éditeur non relevé (label de 2012, utilité publique de 2014, décision de 2018)',
    },
    ...[source.euromedMasters, general('coût de la vie et conseils')],
  ],
  mundiapolis: [
    { name: 'Notice de l’université', about: 'éditeur et date non relevés (2009, réseau Honoris)' },
    general('conseils'),
  ],
  'uic-casablanca': [
    source.telquel,
    { ...source.laVieEco, name: 'La Vie éco, 2023' },
    general('conseils'),
  ],
  hem: [
    source.jeuneAfrique2018,
    { ...source.laVieEco, name: 'La Vie éco, 2023' },
    general('conseils'),
  ],
  'universite-privee-fes': [
    source.jeuneAfrique2018,
    { name: 'Ouverture en 2006', about: 'éditeur non relevé' },
    general('conseils'),
  ],
  'universiapolis-agadir': [source.telquel, general('économie de la région et conseils')],
  'upm-marrakech': [source.telquel, general('tourisme et conseils')],
  esca: [source.telquel, source.finance, general('ville et conseils')],
  'centrale-casablanca': [
    source.telquel,
    general('durée du cycle d’ingénieur, qui n’est pas un master'),
  ],
  abulcasis: [source.telquel, general('ce qu’un master en santé permet, adresses publiques')],
  'sup-de-co-marrakech': [source.jeuneAfrique2018, general('ville et noms des diplômes')],
  comsup: [
    {
      name: 'Le Matin, juin 2014',
      about: 'masters délocalisés',
      url: 'https://lematin.ma/special/2014/_poursuivre-renouveler-et-capitaliser-sur-les-chantiers-en-cours/master-delocalise_obtenir-un-diplome-etranger-sans-quitter-le-pays/203395/amp',
    },
  ],
  ehtp: [
    source.laVieEco,
    {
      name: 'L’Économiste, décembre 2017',
      about: 'executive MBA de l’École des Ponts',
      url: 'https://mobile.leconomiste.com/article/1021649-l-ecole-des-ponts-business-school-une-nouvelle-generation-d-executive-mba-au-maroc',
    },
  ],
  ena: [
    {
      name: '9rayti, « Formations post-diplôme ENA Rabat »',
      about: 'fiche non datée, lue dans une copie publique',
      url: 'https://github.com/SALAH-NAME/HackAI_Crion-s/blob/HEAD/nation.md',
    },
  ],
  tbs: [{ ...source.laVieEco, name: 'La Vie éco, 2023' }],
  um6ss: [source.telquel],
  ensp: [general('ville et formations')],
  inpt: [general('ville et statut')],
  insea: [general('ville et statut')],
  ...Object.fromEntries(WITHOUT_TEXT.map((slug) => [slug, []])),
};
