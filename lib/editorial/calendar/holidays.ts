import type { CalendarEntry } from './entries';

const GENERAL = 'Jour férié à date fixe. Connaissance générale, sans source datée.';

const DAYS: [id: string, title: string, month: number, day: number, note?: string][] = [
  ['ferie-nouvel-an', 'Nouvel An', 1, 1],
  ['ferie-manifeste-independance', 'Manifeste de l’Indépendance', 1, 11],
  [
    'ferie-nouvel-an-amazigh',
    'Nouvel An amazigh',
    1,
    14,
    'Jour férié à date fixe, le 14 janvier (et non le 13 comme l’écrivent des sites ' +
      'étrangers). Connaissance générale, sans source datée.',
  ],
  ['ferie-fete-travail', 'Fête du Travail', 5, 1],
  ['ferie-fete-trone', 'Fête du Trône', 7, 30],
  ['ferie-oued-eddahab', 'Journée Oued Eddahab', 8, 14],
  ['ferie-revolution-roi-peuple', 'Révolution du Roi et du Peuple', 8, 20],
  ['ferie-jeunesse', 'Fête de la Jeunesse', 8, 21],
  [
    'ferie-aid-al-wahda',
    'Aïd Al Wahda, fête de l’Unité',
    10,
    31,
    'Jour férié à date fixe, ajouté récemment par les décrets 2.25.1140 et 2.26.14 (Biladi).',
  ],
  ['ferie-marche-verte', 'Marche verte', 11, 6],
  ['ferie-independance', 'Fête de l’Indépendance', 11, 18],
];

export const holidays = DAYS.map(([id, title, month, day, note = GENERAL]): CalendarEntry => ({
  ...{ id, title, kind: 'ferie', start: { month, day }, certainty: 'fixe', note },
}));
