import type { Reasons } from './generic';

export const citiesOfTheCentre: Record<string, Reasons> = {
  casablanca: {
    paragraphs: [
      'On choisit Casablanca pour les entreprises. La bourse, les banques, les assurances et les ' +
        'sièges des grands groupes y sont réunis, avec Casablanca Finance City pour la finance, ' +
        'Casanearshore pour les services et Midparc pour l’aéronautique. Un étudiant qui cherche ' +
        'un stage en audit, en marketing ou en informatique y a plus de portes où frapper que dans ' +
        'une autre ville.',
      'La vie y est plus chère que dans les autres villes. Le choix de la ville ne remplace pas ' +
        'celui de la filière ; un bon programme à Settat ou à Kénitra, avec un stage à Casablanca, ' +
        'peut mieux vous convenir.',
    ],
    points: [
      {
        title: 'Un choix large d’établissements',
        text:
          'L’Université Hassan II est publique et gratuite à temps plein ; l’ISCAE, l’UIC, ' +
          'Mundiapolis, l’ESCA ou HEM suivent leurs propres règles. Comparez au moins une ' +
          'filière publique et une filière privée.',
      },
      {
        title: 'Des cours pour ceux qui travaillent',
        text:
          'Les parcours du soir et du week-end y sont nombreux. Ils sont payants, même à ' +
          'l’université publique : demandez le tarif, les horaires et le nom exact du diplôme.',
      },
      {
        title: 'Un logement à chercher tôt',
        text:
          'Les cités universitaires offraient environ 2 000 lits en 2015-2016 (ONOUSC, ordre de ' +
          'grandeur ancien). La colocation y est courante (expat.com, 2019) : commencez par les ' +
          'quartiers desservis par le tramway.',
      },
      {
        title: 'Des stages à préparer avant la rentrée',
        text:
          'Dressez en septembre une liste de vingt entreprises accessibles depuis votre campus. ' +
          'Au dernier semestre, la demande des étudiants de toutes les villes arrive au même ' +
          'moment.',
      },
    ],
  },
  rabat: {
    paragraphs: [
      'Rabat est la ville des institutions. Ministères, agences publiques, ambassades et ' +
        'organisations y recrutent des juristes, des économistes, des spécialistes de la santé ' +
        'publique et des informaticiens, et accueillent des stagiaires. L’Université Mohammed V y ' +
        'donne un accès public à presque toutes les disciplines.',
      'De l’autre côté du fleuve, Salé apporte le parc Technopolis et une faculté ; le tramway ' +
        'relie les deux rives. Kénitra est à 30 ou 40 minutes de train.',
    ],
    points: [
      {
        title: 'Le service public à portée de stage',
        text:
          'Une administration demande une convention, une lettre et du temps : écrivez plusieurs ' +
          'mois avant le début du stage, et gardez deux autres pistes.',
      },
      {
        title: 'Des écoles spécialisées',
        text:
          'ENSP pour la santé publique, INSEA et INPT pour la statistique, l’économie et les ' +
          'télécoms, FGSES de l’UM6P pour la gouvernance : chacune publie ses propres conditions ' +
          'd’accès.',
      },
      {
        title: 'Des cités universitaires assez grandes',
        text:
          'Environ 7 000 lits de cité universitaire étaient comptés en 2015-2016 (ONOUSC, ordre ' +
          'de grandeur ancien). Les places vont d’abord à ceux qui habitent loin : vérifiez si ' +
          'un étudiant en master y a droit.',
      },
      {
        title: 'Une vie sans voiture',
        text:
          'Un tramway relie Rabat et Salé. L’abonnement étudiant était de 160 DH et le ticket de ' +
          '7 DH après une hausse de juillet, probablement en 2025 (Hespress).',
      },
    ],
  },
  kenitra: {
    paragraphs: [
      'L’automobile tient la première place à Kénitra : la zone Atlantic Free Zone et l’usine ' +
        'Stellantis, ouverte en 2019, dont une extension à 450 000 véhicules par an a été ' +
        'annoncée, avec 300 millions d’euros et environ 2 000 emplois.',
      'Rabat est à 30 ou 40 minutes de train et Al Boraq relie Kénitra à Tanger et à Casablanca ' +
        ': on peut étudier ici et faire son stage ailleurs sur la ligne.',
    ],
    points: [
      {
        title: 'Économie et droit séparés',
        text:
          'L’Université Ibn Tofaïl a une faculté d’économie et gestion et une faculté des ' +
          'sciences juridiques et politiques : deux sites, deux préinscriptions.',
      },
      {
        title: 'Deux écoles de 2008',
        text: 'L’ENCG et l’ENSA ont été lancées la même année.',
      },
      {
        title: '1 365 lits publics en 2015-2016',
        text:
          'C’est la plus petite des capacités données par l’ONOUSC pour treize villes, un ordre ' +
          'de grandeur ancien.',
      },
    ],
  },
  settat: {
    paragraphs: [
      'Settat est une ville de campus, dans l’arrière-pays agricole et industriel de Casablanca. ' +
        'Son ENCG est le site historique du réseau public des écoles de commerce (Challenge).',
      'L’Université Hassan Premier y sépare l’économie et la gestion du droit, dans deux ' +
        'facultés, et a son école d’ingénieurs à Berrechid.',
    ],
    points: [
      {
        title: 'Une école classée en 2020',
        text:
          'L’ENCG de Settat était deuxième des écoles de commerce dans le baromètre Campus Mag ' +
          'et DIORH de 2020 ; un classement vaut pour son année et sa méthode.',
      },
      {
        title: 'Santé et sport',
        text:
          'L’Institut supérieur des sciences de la santé date de 2013. L’Institut des sciences ' +
          'du sport gardait des épreuves en septembre 2025 (Le360).',
      },
      {
        title: '2 711 lits publics en 2015-2016',
        text:
          'C’est la capacité de cité universitaire donnée par l’ONOUSC, un ordre de grandeur ' +
          'ancien.',
      },
    ],
  },
  'el-jadida': {
    paragraphs: [
      'Près d’El Jadida, Jorf Lasfar réunit le premier port minéralier du pays, le complexe de ' +
        'phosphates et de chimie d’OCP et un parc de 500 hectares. Le tourisme de la côte est ' +
        'l’autre activité.',
      'L’Université Chouaïb Doukkali, fondée en 1985, comptait plus de 33 000 étudiants en 2022 ' +
        '(MAP).',
    ],
    points: [
      {
        title: 'Des écoles nées entre 2006 et 2019',
        text:
          'L’ENCG est de 2006, l’ENSA de 2008, l’École supérieure de l’éducation et de la ' +
          'formation de 2019.',
      },
      {
        title: 'Une partie à Sidi Bennour',
        text:
          'L’École supérieure de technologie (2016) et la faculté polydisciplinaire (2019) sont ' +
          'dans cette autre ville.',
      },
      {
        title: '1 680 lits publics en 2015-2016',
        text:
          'C’est la capacité de cité universitaire donnée par l’ONOUSC, un ordre de grandeur ' +
          'ancien.',
      },
    ],
  },
};
