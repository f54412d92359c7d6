import type { Reasons } from './generic';

export const campusUniversities: Record<string, Reasons> = {
  'al-akhawayn': {
    paragraphs: [
      'Inaugurée en 1995, Al Akhawayn est publique, indépendante et sans but lucratif. Les cours ' +
        'se donnent en anglais, sur le modèle américain, et l’accréditation NECHE de 2017 a été ' +
        'renouvelée pour dix ans en 2023 (MAP).',
    ],
    points: [
      {
        title: 'Un campus où l’on vit',
        text: 'Ifrane est une petite ville de montagne ; la vie étudiante se passe sur le campus.',
      },
      {
        title: 'Des aides',
        text: 'En 2020, 40 % des étudiants recevaient une aide au mérite ou une aide financière.',
      },
    ],
  },
  um6p: {
    paragraphs: [
      'Lancée par OCP, l’UM6P a ouvert en 2013 à Benguerir, où son campus de recherche occupe 55 ' +
        'hectares (Atalayar, 2024). Elle a des sites à Rabat, à Casablanca et à Laâyoune, et une ' +
        'antenne à Paris depuis janvier 2024.',
    ],
    points: [
      {
        title: 'Trois écoles à connaître',
        text:
          'Africa Business School pour le management, EMINES pour le management industriel, ' +
          'FGSES pour la gouvernance et l’économie.',
      },
      {
        title: 'Reconnue en 2017',
        text:
          'La commission s’est réunie le 25 juillet 2017 (TelQuel) ; le renouvellement est à ' +
          'vérifier.',
      },
    ],
  },
  uir: {
    paragraphs: [
      'Créée en 2010 à Sala Al Jadida, l’UIR est un partenariat entre le public et le privé, le ' +
        'premier de ce type à avoir été reconnu par l’État, en 2016.',
    ],
    points: [
      {
        title: 'Des labels internationaux',
        text:
          'Rabat Business School est accréditée AACSB depuis 2020 et porte le label EQUIS ; les ' +
          'formations d’ingénieurs ont ABET et EUR-ACE (Libération et Biladi, novembre 2025).',
      },
      {
        title: 'Un prix daté',
        text:
          'Un master coûtait 74 000 DH par an en 2022, et près d’un tiers des étudiants étaient ' +
          'boursiers (Jeune Afrique).',
      },
    ],
  },
  'euromed-fes': {
    paragraphs: [
      'L’Université Euromed de Fès est sans but lucratif, labellisée par l’Union pour la ' +
        'Méditerranée en juin 2012 et d’utilité publique depuis septembre 2014.',
    ],
    points: [
      {
        title: 'Reconnue pour cinq ans en 2018',
        text: 'La décision du 4 janvier 2018 était renouvelable ; la suite est à vérifier.',
      },
      {
        title: 'Trois masters relevés en 2019',
        text: 'Énergies renouvelables, eau et environnement, tourisme du patrimoine.',
      },
    ],
  },
};
