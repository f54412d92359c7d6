import { holidays } from './holidays';

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
export const CALENDAR_REVISED = '2026-11-22';

/**
 * Left out because no day is known: the holidays that follow the moon, and the applications of
 * private schools, which open « from winter » and close nobody says when. No period crosses
 * 31 December.
 */
export const calendarEntries: CalendarEntry[] = [
  {
    id: 'examens-semestres-impairs',
    title: 'Examens des semestres 1 et 3 (période indicative)',
    kind: 'periode',
    start: { month: 1, day: 1 },
    end: { month: 2, day: 28 },
    certainty: 'indicatif',
    note:
      'Janvier ou février selon l’établissement. Repère : première semaine de février 2023 dans ' +
      'le calendrier 2022-2023 d’une université non nommée (copie anonyme sur Scribd).',
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
      'calendrier 2022-2023 d’une université non nommée (copie anonyme sur Scribd).',
  },
  {
    id: 'cours-semestre-2',
    title: 'Cours du semestre 2 (période indicative)',
    kind: 'periode',
    start: { month: 2, day: 27 },
    end: { month: 6, day: 3 },
    certainty: 'indicatif',
    note:
      'Repère : du 27 février au 3 juin 2023 dans le calendrier 2022-2023 d’une université non ' +
      'nommée (copie anonyme sur Scribd). Votre établissement peut commencer plus tôt ou plus ' +
      'tard.',
  },
  {
    id: 'stage-semestre-4',
    title: 'Stage du semestre 4 (période indicative)',
    kind: 'periode',
    start: { month: 3, day: 1 },
    end: { month: 5, day: 31 },
    certainty: 'indicatif',
    note:
      'Repère : du 1er mars au 31 mai 2023 dans le calendrier 2022-2023 d’une université non ' +
      'nommée (copie anonyme sur Scribd). La durée dépend de la filière.',
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
      'calendrier 2022-2023 d’une université non nommée (copie anonyme sur Scribd).',
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
      'université non nommée (copie anonyme sur Scribd).',
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
      'le calendrier 2022-2023 d’une université non nommée (copie anonyme sur Scribd).',
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
      '2022-2023 d’une université non nommée (copie anonyme sur Scribd).',
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
      '(calendrier 2022-2023 d’une université non nommée, copie anonyme sur Scribd) ; ' +
      'inscriptions de liste d’attente du 19 au 22 janvier 2026 à la FSJES d’Aït Melloul.',
  },
  {
    id: 'seconde-session-soutenances',
    title: 'Seconde session de soutenances (période indicative)',
    kind: 'periode',
    start: { month: 9, day: 1 },
    end: { month: 10, day: 31 },
    certainty: 'indicatif',
    note:
      'Possible dans certains établissements, pas dans tous. Connaissance générale, sans source ' +
      'datée.',
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
      'vers le 10 octobre en première, dans le calendrier 2022-2023 d’une université non nommée ' +
      '(copie anonyme sur Scribd). L’Université Chouaïb Doukkali avait commencé le 12 septembre ' +
      '2022.',
  },
  ...holidays,
];
