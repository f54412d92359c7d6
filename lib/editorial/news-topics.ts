/** The four static tiles of /actualites. */
export type NewsTopic = { title: string; description: string; href: string };

export const newsTopics: NewsTopic[] = [
  {
    title: 'Admissions',
    description: 'La sélection sur dossier, les étapes d’une candidature et les pièces à réunir.',
    href: '/admissions',
  },
  {
    title: 'Bourses',
    description: 'La bourse du cycle master, les aides à la mobilité et leurs conditions datées.',
    href: '/bourses',
  },
  {
    title: 'Équivalences',
    description: 'Faire reconnaître un diplôme étranger, et le cas des universités françaises.',
    href: '/equivalences',
  },
  {
    title: 'Calendrier',
    description: 'Candidatures, examens, soutenances et jours fériés, avec un agenda à ajouter.',
    href: '/calendrier',
  },
];
