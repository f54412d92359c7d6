import type { Reasons } from './generic';

export const universitiesElsewhere: Record<string, Reasons> = {
  'cadi-ayyad': {
    paragraphs: [
      'L’Université Cadi Ayyad est l’université publique d’une ville et d’une région entières : ' +
        'Marrakech, Safi, Essaouira, El Kelâa. On y trouve à la fois des facultés, une école de ' +
        'commerce, deux écoles d’ingénieurs et une faculté de médecine, ce qui permet de changer ' +
        'de voie sans changer de région.',
      'Ses thèmes rejoignent le territoire : tourisme, eau, énergie, agroalimentaire.',
    ],
    points: [
      {
        title: 'Le tourisme étudié sur place',
        text:
          'Marrakech est la première ville touristique du pays, un terrain pour un master en ' +
          'tourisme ou en marketing.',
      },
      {
        title: 'Des sciences appliquées au territoire',
        text:
          'L’eau, l’énergie, les technologies du tourisme et l’agroalimentaire comptent parmi ' +
          'ses domaines (La Tribune de Marrakech, article ancien). En 2013, l’université a été ' +
          'la première du pays à mettre ses cours en ligne.',
      },
      {
        title: 'Plusieurs villes, plusieurs budgets',
        text:
          'Marrakech, Safi, Essaouira, El Kelâa : l’avis de candidature dit dans quelle ville se ' +
          'donnent les cours.',
      },
    ],
  },
  'sidi-mohamed-ben-abdellah': {
    paragraphs: [
      'Créée en 1975, l’université publique de Fès couvre le droit, l’économie, le commerce, ' +
        'l’ingénierie, la santé et l’enseignement, dans une ville où la vie coûte moins cher qu’à ' +
        'Casablanca ou à Rabat.',
    ],
    points: [
      {
        title: 'Une FST depuis 1995',
        text:
          'La Faculté des sciences et techniques délivre des masters en sciences et techniques, ' +
          'à côté de l’ENSA et de l’École supérieure de technologie.',
      },
      {
        title: 'Fès, Taza ou Taounate',
        text:
          'L’université est présente dans trois villes : un master peut porter son nom et se ' +
          'tenir à Taza.',
      },
      {
        title: 'Des cités parmi les plus grandes',
        text:
          'Fès comptait 7 706 lits de cité universitaire en 2015-2016 (ONOUSC, ordre de grandeur ' +
          'ancien).',
      },
    ],
  },
  'abdelmalek-essaadi': {
    paragraphs: [
      'L’université publique du nord, créée le 23 octobre 1989, réunit quatre villes : Tétouan, ' +
        'où siège la présidence, Tanger, Larache et Al Hoceima, dont les écoles lui ont été ' +
        'rattachées.',
    ],
    points: [
      {
        title: 'À côté d’un port et d’une usine',
        text:
          'Tanger Med a dépassé 10 millions de conteneurs en 2024, et l’usine Renault tourne ' +
          'depuis 2012 : la logistique et l’industrie ont leur terrain sur place.',
      },
      {
        title: 'Trois ENSA',
        text: 'Tanger, Tétouan et Al Hoceima ont chacune la leur ; la FST de Tanger date de 1995.',
      },
      {
        title: 'Une école de traduction',
        text: 'L’École supérieure Roi Fahd de traduction est à Tanger.',
      },
    ],
  },
  'ibn-zohr': {
    paragraphs: [
      'Depuis Agadir, l’Université Ibn Zohr dessert plus de la moitié du territoire national et ' +
        'plus de 120 000 étudiants (Infomédiaire, janvier 2023). La ville des cours est donc la ' +
        'première chose à lire dans un avis.',
    ],
    points: [
      {
        title: 'Deux ENCG',
        text: 'L’une est à Agadir, l’autre à Dakhla.',
      },
      {
        title: 'Un tarif connu',
        text:
          'La FSJES d’Aït Melloul affichait 14 000 DH par an pour un master en temps aménagé en ' +
          'janvier 2026.',
      },
      {
        title: 'Des réponses tardives',
        text:
          'Dans la même faculté, la liste d’attente s’inscrivait encore du 19 au 22 janvier ' +
          '2026.',
      },
    ],
  },
  'mohammed-premier': {
    paragraphs: [
      'Fondée en 1978, l’université publique de l’Oriental a grandi par étapes : droit et ' +
        'économie en 1979, ENSA en 1999, ENCG en 2004, faculté de Nador en 2005, médecine en 2008.',
    ],
    points: [
      {
        title: 'L’intelligence artificielle à Berkane',
        text:
          'L’ENIAD, citée dans le budget 2025, est une école d’intelligence artificielle et de ' +
          'numérique.',
      },
      {
        title: 'Une région de projets',
        text: 'Technopole d’Oujda, agropole de Berkane, parc de Selouane, port Nador West Med.',
      },
      {
        title: 'Al Hoceima n’en dépend plus',
        text: 'Ses établissements relèvent de l’Université Abdelmalek Essaâdi.',
      },
    ],
  },
  'moulay-ismail': {
    paragraphs: [
      'L’université publique de Meknès et d’Errachidia, créée le 23 octobre 1989, comptait 78 ' +
        '453 étudiants en octobre 2021. Elle a l’une des trois ENSAM du pays, ouverte en 1997.',
    ],
    points: [
      {
        title: 'L’agro-industrie voisine',
        text: 'Le parc Agropolis occupe 130 hectares à Meknès (CRI, 2021).',
      },
      {
        title: 'Errachidia',
        text: 'La FST et la faculté polydisciplinaire y sont : un autre logement, une autre vie.',
      },
      {
        title: 'Une ENCG de 2019',
        text: 'Un siège a été prévu à El Hajeb.',
      },
    ],
  },
  'sultan-moulay-slimane': {
    paragraphs: [
      'L’université publique de Béni Mellal, créée en 2007, est passée de quatre à douze ' +
        'établissements en 2018 et 2019 (MAP, 2019). Elle a deux ENSA, à Béni Mellal et à ' +
        'Khouribga.',
    ],
    points: [
      {
        title: 'Agriculture et phosphates',
        text: 'La plaine irriguée du Tadla et les mines de Khouribga sont les deux terrains voisins.',
      },
      {
        title: 'Des écoles jeunes',
        text:
          'Une école récente a peu de promotions diplômées : c’est une question à poser à la ' +
          'scolarité.',
      },
      {
        title: '4 840 lits publics en 2015-2016',
        text:
          'La capacité des cités de Béni Mellal est parmi les plus fortes relevées par l’ONOUSC, ' +
          'dans un relevé ancien.',
      },
    ],
  },
};
