import type { TopicSlug } from './topics/topic';

/** Fills the lists when the database holds too few articles. */
export type SampleArticle = {
  title: string;
  excerpt: string;
  readingTime: number;
  /** Always 0: the site invents no figures. */
  viewCount: number;
  topic: TopicSlug;
};

export const sampleArticles: SampleArticle[] = [
  {
    title: 'Candidater en master : les étapes dans l’ordre',
    excerpt:
      'De la liste des filières accréditées à l’inscription, ce qu’il faut faire du printemps à ' +
      'la rentrée pour ne laisser passer aucune date.',
    readingTime: 4,
    viewCount: 0,
    topic: 'admissions',
  },
  {
    title: 'Bourse du cycle master : qui peut l’obtenir',
    excerpt:
      'Mérite social, mérite académique, âge, activité : les conditions relevées pour 2025-2026 ' +
      'et le rôle de votre faculté.',
    readingTime: 4,
    viewCount: 0,
    topic: 'bourses',
  },
  {
    title: 'Diplôme étranger : faut-il une équivalence ?',
    excerpt:
      'Concours publics et professions réglementées la demandent, un employeur privé rarement. ' +
      'Comment savoir, puis déposer la demande.',
    readingTime: 4,
    viewCount: 0,
    topic: 'equivalences',
  },
  {
    title: 'Une année de master, période par période',
    excerpt:
      'Candidatures, résultats, examens, stage et soutenance : les périodes qui reviennent, avec ' +
      'leur degré de certitude.',
    readingTime: 4,
    viewCount: 0,
    topic: 'calendrier',
  },
  {
    title: 'Autorisation, accréditation, reconnaissance',
    excerpt:
      'Trois mots que l’on confond et qui décident de la valeur d’un diplôme. Ce que chacun veut ' +
      'dire et où le vérifier.',
    readingTime: 4,
    viewCount: 0,
    topic: 'admissions',
  },
  {
    title: 'Étudier à l’étranger : par où commencer',
    excerpt:
      'Erasmus+, Erasmus Mundus, Eiffel : qui dépose la demande et pourquoi il faut s’y prendre ' +
      'un an avant le départ.',
    readingTime: 4,
    viewCount: 0,
    topic: 'bourses',
  },
];
