import type { Reasons } from './generic';

export const universitiesOfTheCentre: Record<string, Reasons> = {
  'mohammed-v': {
    paragraphs: [
      'L’Université Mohammed V couvre presque toutes les disciplines, du droit à la médecine et ' +
        'de l’économie à l’ingénierie, dans la ville où siègent les ministères et les agences ' +
        'publiques. Pour un projet dans l’administration, les politiques publiques, le droit ou la ' +
        'santé publique, les employeurs sont dans la même ville.',
      'Sa taille demande de la méthode. Trois facultés de droit et d’économie, à Agdal, Souissi ' +
        'et Salé, portent des filières proches par leur titre et différentes par leur contenu ; ' +
        'des écoles d’ingénieurs et de technologie s’y ajoutent. On candidate à une filière d’un ' +
        'établissement, pas à l’université.',
    ],
    points: [
      {
        title: 'Une scolarité publique',
        text:
          'Les études à temps plein y sont gratuites. Les parcours en temps aménagé, pour ' +
          'salariés et fonctionnaires, sont payants : Le360 relevait de 6 000 à 17 000 DH selon ' +
          'le cycle en novembre 2025.',
      },
      {
        title: 'Plusieurs portes d’entrée',
        text:
          'Facultés, EMI, ENSIAS, ENSAM, EST de Salé, École normale supérieure, Sciences de ' +
          'l’éducation : comparez au moins deux établissements pour une même spécialité.',
      },
      {
        title: 'La poursuite en doctorat',
        text:
          'L’accès au doctorat dépend du dossier accrédité de chaque filière : la question se ' +
          'pose avant l’inscription.',
      },
      {
        title: 'À vérifier avant de candidater',
        text:
          'L’adresse des cours (Rabat ou Salé), la langue d’enseignement, les licences acceptées ' +
          'et la date de clôture de la préinscription.',
      },
    ],
  },
  'hassan-ii': {
    paragraphs: [
      'L’Université Hassan II place ses étudiants dans la capitale économique. La bourse, les ' +
        'banques, les sièges de groupes, Casablanca Finance City et Casanearshore sont dans la ' +
        'même ville.',
      'Née dans sa forme actuelle d’une fusion en septembre 2014 (univh2c.ma), elle s’étend de ' +
        'Casablanca à Mohammedia. Droit, économie, commerce, sciences et techniques, ingénierie, ' +
        'enseignement technique : l’offre est large.',
    ],
    points: [
      {
        title: 'Un bassin d’emploi sur place',
        text:
          'Bourse, banques et sièges de groupes sont à Casablanca. Cela aide à chercher un stage ' +
          'sans garantir une embauche.',
      },
      {
        title: 'Trois facultés d’économie et de droit',
        text:
          'Aïn Chock, Aïn Sebaâ, Mohammedia : lisez le descriptif de chaque filière, et comptez ' +
          'le temps de trajet depuis votre logement.',
      },
      {
        title: 'Des parcours pour salariés',
        text:
          'Les cours en temps aménagé, le soir ou le week-end, sont payants : Le360 relevait de ' +
          '6 000 à 17 000 DH selon le cycle en novembre 2025.',
      },
      {
        title: 'Des écoles au profil net',
        text:
          'ENCG pour le commerce et la gestion, ENSEM et ENSAM pour l’ingénierie, ENSET de ' +
          'Mohammedia pour les métiers techniques, FST pour les masters en sciences et ' +
          'techniques.',
      },
    ],
  },
  'ibn-tofail': {
    paragraphs: [
      'L’université publique de Kénitra, fondée en 1989, a lancé son ENCG et son ENSA en 2008, à ' +
        'côté d’usines automobiles et à 30 ou 40 minutes de Rabat en train.',
    ],
    points: [
      {
        title: 'Économie d’un côté, droit de l’autre',
        text:
          'Une faculté d’économie et gestion et une faculté des sciences juridiques et ' +
          'politiques remplacent ici la FSJES des autres villes.',
      },
      {
        title: 'Enseignement et sport',
        text:
          'Une école supérieure de l’éducation et de la formation et un institut des métiers du ' +
          'sport complètent l’offre.',
      },
      {
        title: 'L’industrie automobile',
        text: 'Atlantic Free Zone et l’usine Stellantis, ouverte en 2019, sont à Kénitra.',
      },
    ],
  },
  'hassan-premier': {
    paragraphs: [
      'L’université publique de Settat a l’ENCG la plus ancienne du réseau (Challenge), des ' +
        'facultés d’économie et de droit séparées, une FST, et son ENSA à Berrechid, ville ' +
        'industrielle voisine. Nos sources se contredisent sur son année de création : nous ne la ' +
        'donnons pas.',
    ],
    points: [
      {
        title: 'Deuxième d’un classement de 2020',
        text:
          'L’ENCG de Settat était deuxième des écoles de commerce dans le baromètre Campus Mag ' +
          'et DIORH de 2020.',
      },
      {
        title: 'La santé sans être soignant',
        text: 'L’Institut supérieur des sciences de la santé existe depuis 2013.',
      },
      {
        title: 'Une exception relevée',
        text: 'En septembre 2025, l’Institut des sciences du sport gardait des épreuves (Le360).',
      },
    ],
  },
  'chouaib-doukkali': {
    paragraphs: [
      'L’université publique d’El Jadida date de 1985. Elle a ouvert sa faculté de droit et ' +
        'd’économie en 2004, son ENCG en 2006 et son ENSA en 2008, à côté du complexe de ' +
        'phosphates et de chimie de Jorf Lasfar.',
    ],
    points: [
      {
        title: 'Une deuxième ville',
        text:
          'Sidi Bennour a une École supérieure de technologie (2016) et une faculté ' +
          'polydisciplinaire (2019).',
      },
      {
        title: 'Une rentrée précoce',
        text: 'L’année universitaire 2022-2023 y avait commencé le 12 septembre.',
      },
    ],
  },
  iscae: {
    paragraphs: [
      'Fondé en 1971, le Groupe ISCAE est une école publique de commerce hors université, à ' +
        'Casablanca et à Rabat, sous la tutelle du ministère de l’industrie et du commerce. La ' +
        'sélection y est forte.',
    ],
    points: [
      {
        title: 'Une porte pour les licenciés',
        text:
          'Un décret a ouvert le cycle master, en quatre semestres, aux titulaires d’une licence ' +
          'd’économie ou de gestion (Infomédiaire, article ancien).',
      },
      {
        title: 'Un executive MBA',
        text:
          'Il coûtait 83 000 DH en mars 2023 (La Vie éco) ; il s’adresse à des personnes en ' +
          'poste.',
      },
    ],
  },
};
