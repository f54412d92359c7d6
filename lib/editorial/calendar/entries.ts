export type CalendarEntry = {
  id: string;
  title: string;
  kind: 'periode' | 'ferie';
  start: { month: number; day: number };
  /** The last day, included. Without it the entry lasts one day. */
  end?: { month: number; day: number };
  certainty: 'fixe' | 'indicatif';
  note: string;
};

/** The day of the last correction; calendars that subscribed compare it. */
export const CALENDAR_REVISED = '2026-11-20';

/**
 * Holidays that follow the moon are left out, because their dates are not known in advance. No
 * period crosses 31 December.
 */
export const calendarEntries: CalendarEntry[] = [
  {
    id: 'candidatures-ecoles-privees',
    title: 'Candidatures, écoles privées (période indicative)',
    kind: 'periode',
    start: { month: 1, day: 1 },
    end: { month: 3, day: 31 },
    certainty: 'indicatif',
    note:
      'Les écoles privées ouvrent souvent leurs candidatures dès l’hiver et les prolongent. ' +
      'Usage constaté, sans source datée : consultez chaque école.',
  },
  {
    id: 'examens-semestres-impairs',
    title: 'Examens des semestres 1 et 3 (période indicative)',
    kind: 'periode',
    start: { month: 1, day: 1 },
    end: { month: 2, day: 28 },
    certainty: 'indicatif',
    note:
      'Janvier ou février selon l’établissement. Repère : première semaine de février 2023 dans ' +
      'le calendrier 2022-2023 d’une université marocaine (Scribd).',
  },
  {
    id: 'rattrapages-semestres-impairs',
    title: 'Rattrapages des semestres 1 et 3 (période indicative)',
    kind: 'periode',
    start: { month: 2, day: 15 },
    end: { month: 2, day: 28 },
    certainty: 'indicatif',
    note:
      'Quelques semaines après les examens. Repère : troisième semaine de février 2023 dans le ' +
      'calendrier 2022-2023 d’une université marocaine (Scribd).',
  },
  {
    id: 'cours-semestre-2',
    title: 'Cours du semestre 2 (période indicative)',
    kind: 'periode',
    start: { month: 2, day: 27 },
    end: { month: 6, day: 3 },
    certainty: 'indicatif',
    note:
      'Repère : du 27 février au 3 juin 2023 dans le calendrier 2022-2023 d’une université ' +
      'marocaine (Scribd). Votre établissement peut commencer plus tôt ou plus tard.',
  },
  {
    id: 'stage-semestre-4',
    title: 'Stage du semestre 4 (période indicative)',
    kind: 'periode',
    start: { month: 3, day: 1 },
    end: { month: 5, day: 31 },
    certainty: 'indicatif',
    note:
      'Repère : du 1er mars au 31 mai 2023 dans le calendrier 2022-2023 d’une université ' +
      'marocaine (Scribd). La durée dépend de la filière.',
  },
  {
    id: 'candidatures-universites-publiques',
    title: 'Candidatures, universités publiques (période indicative)',
    kind: 'periode',
    start: { month: 6, day: 1 },
    end: { month: 9, day: 30 },
    certainty: 'indicatif',
    note:
      'De juin à septembre selon l’établissement. Repère : du 15 juillet au 28 août 2022 dans le ' +
      'calendrier 2022-2023 d’une université marocaine (Scribd).',
  },
  {
    id: 'examens-semestre-2',
    title: 'Examens du semestre 2 (période indicative)',
    kind: 'periode',
    start: { month: 6, day: 1 },
    end: { month: 6, day: 30 },
    certainty: 'indicatif',
    note:
      'En juin le plus souvent. Repère : du 5 au 17 juin 2023 dans le calendrier 2022-2023 d’une ' +
      'université marocaine (Scribd).',
  },
  {
    id: 'soutenances',
    title: 'Soutenances (période indicative)',
    kind: 'periode',
    start: { month: 6, day: 1 },
    end: { month: 7, day: 31 },
    certainty: 'indicatif',
    note:
      'Juin et juillet. Repère : à partir du 19 juin 2023, dernières à la fin de juillet, dans ' +
      'le calendrier 2022-2023 d’une université marocaine (Scribd).',
  },
  {
    id: 'rattrapages-semestre-2',
    title: 'Rattrapages du semestre 2 (période indicative)',
    kind: 'periode',
    start: { month: 6, day: 27 },
    end: { month: 7, day: 2 },
    certainty: 'indicatif',
    note:
      'Fin juin ou début juillet. Repère : du 27 juin au 2 juillet 2023 dans le calendrier ' +
      '2022-2023 d’une université marocaine (Scribd).',
  },
  {
    id: 'selection-resultats',
    title: 'Sélection et résultats, universités publiques (période indicative)',
    kind: 'periode',
    start: { month: 9, day: 1 },
    end: { month: 10, day: 31 },
    certainty: 'indicatif',
    note:
      'Septembre et octobre, parfois plus tard. Repère : sélection du 6 au 25 septembre 2022 ' +
      '(calendrier 2022-2023 d’une université marocaine, Scribd) ; inscriptions de liste ' +
      'd’attente du 19 au 22 janvier 2026 à la FSJES d’Aït Melloul.',
  },
  {
    id: 'seconde-session-soutenances',
    title: 'Seconde session de soutenances (période indicative)',
    kind: 'periode',
    start: { month: 9, day: 1 },
    end: { month: 10, day: 31 },
    certainty: 'indicatif',
    note:
      'Possible dans certains établissements, pas dans tous. Usage constaté, sans source datée : ' +
      'demandez à votre faculté.',
  },
  {
    id: 'inscriptions-rentree',
    title: 'Inscriptions et début des cours (période indicative)',
    kind: 'periode',
    start: { month: 9, day: 26 },
    end: { month: 10, day: 10 },
    certainty: 'indicatif',
    note:
      'Repère : inscriptions du 26 au 30 septembre 2022, cours fin septembre en seconde année et ' +
      'vers le 10 octobre en première, dans le calendrier 2022-2023 d’une université marocaine ' +
      '(Scribd). L’Université Chouaïb Doukkali avait commencé le 12 septembre 2022.',
  },
  {
    id: 'ferie-nouvel-an',
    title: 'Nouvel An',
    kind: 'ferie',
    start: { month: 1, day: 1 },
    certainty: 'fixe',
    note: 'Jour férié à date fixe. Connaissances générales, sans source datée.',
  },
  {
    id: 'ferie-manifeste-independance',
    title: 'Manifeste de l’Indépendance',
    kind: 'ferie',
    start: { month: 1, day: 11 },
    certainty: 'fixe',
    note: 'Jour férié à date fixe. Connaissances générales, sans source datée.',
  },
  {
    id: 'ferie-nouvel-an-amazigh',
    title: 'Nouvel An amazigh',
    kind: 'ferie',
    start: { month: 1, day: 14 },
    certainty: 'fixe',
    note:
      'Jour férié à date fixe, le 14 janvier (et non le 13 comme l’écrivent des sites ' +
      'étrangers). Connaissances générales, sans source datée.',
  },
  {
    id: 'ferie-fete-travail',
    title: 'Fête du Travail',
    kind: 'ferie',
    start: { month: 5, day: 1 },
    certainty: 'fixe',
    note: 'Jour férié à date fixe. Connaissances générales, sans source datée.',
  },
  {
    id: 'ferie-fete-trone',
    title: 'Fête du Trône',
    kind: 'ferie',
    start: { month: 7, day: 30 },
    certainty: 'fixe',
    note: 'Jour férié à date fixe. Connaissances générales, sans source datée.',
  },
  {
    id: 'ferie-oued-eddahab',
    title: 'Journée Oued Eddahab',
    kind: 'ferie',
    start: { month: 8, day: 14 },
    certainty: 'fixe',
    note: 'Jour férié à date fixe. Connaissances générales, sans source datée.',
  },
  {
    id: 'ferie-revolution-roi-peuple',
    title: 'Révolution du Roi et du Peuple',
    kind: 'ferie',
    start: { month: 8, day: 20 },
    certainty: 'fixe',
    note: 'Jour férié à date fixe. Connaissances générales, sans source datée.',
  },
  {
    id: 'ferie-jeunesse',
    title: 'Fête de la Jeunesse',
    kind: 'ferie',
    start: { month: 8, day: 21 },
    certainty: 'fixe',
    note: 'Jour férié à date fixe. Connaissances générales, sans source datée.',
  },
  {
    id: 'ferie-aid-al-wahda',
    title: 'Aïd Al Wahda, fête de l’Unité',
    kind: 'ferie',
    start: { month: 10, day: 31 },
    certainty: 'fixe',
    note: 'Jour férié à date fixe, ajouté récemment par les décrets 2.25.1140 et 2.26.14 (Biladi).',
  },
  {
    id: 'ferie-marche-verte',
    title: 'Marche verte',
    kind: 'ferie',
    start: { month: 11, day: 6 },
    certainty: 'fixe',
    note: 'Jour férié à date fixe. Connaissances générales, sans source datée.',
  },
  {
    id: 'ferie-independance',
    title: 'Fête de l’Indépendance',
    kind: 'ferie',
    start: { month: 11, day: 18 },
    certainty: 'fixe',
    note: 'Jour férié à date fixe. Connaissances générales, sans source datée.',
  },
];
