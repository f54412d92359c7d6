import type { TopicSlug } from './topics/topic';

export type Difficulty = 'Débutant' | 'Intermédiaire' | 'Avancé';

export type Guide = {
  title: string;
  description: string;
  /** What its articles take to read, together. */
  minutes: number;
  difficulty: Difficulty;
  /** Only the topic pages use these: guide cards have no link. */
  articleSlugs: string[];
};

export type GuideGroup = {
  slug: TopicSlug;
  title: string;
  description: string;
  guides: [Guide, Guide, Guide];
};

export const guideGroups: GuideGroup[] = [
  {
    slug: 'admissions',
    title: 'Admissions',
    description:
      'Candidater au bon endroit, avec un dossier complet, en sachant ce que vaut le diplôme.',
    guides: [
      {
        title: 'Comprendre la sélection sur dossier',
        description:
          'Qui peut candidater, qui décide, ce que la règle de 2025 a changé et pourquoi ' +
          'certains établissements gardent des épreuves.',
        minutes: 8,
        difficulty: 'Débutant',
        articleSlugs: ['admission-master-sur-dossier', 'choisir-son-master'],
      },
      {
        title: 'Monter un dossier de candidature',
        description:
          'Les pièces une par une, l’ordre dans lequel les demander, le CV, la lettre et les ' +
          'erreurs qui coûtent une place.',
        minutes: 4,
        difficulty: 'Intermédiaire',
        articleSlugs: ['constituer-dossier-candidature-master'],
      },
      {
        title: 'Vérifier un diplôme avant de s’engager',
        description:
          'Autorisation, accréditation, reconnaissance : trois mots à distinguer, et la ' +
          'différence entre master, master spécialisé et MBA.',
        minutes: 8,
        difficulty: 'Avancé',
        articleSlugs: ['reconnaitre-filiere-accreditee', 'master-master-specialise-mba'],
      },
    ],
  },
  {
    slug: 'bourses',
    title: 'Bourses',
    description:
      'Savoir quelles aides existent au niveau master, qui les donne et comment les demander.',
    guides: [
      {
        title: 'La bourse du cycle master',
        description:
          'Les deux voies relevées pour 2025-2026, les conditions d’âge et de situation, et le ' +
          'rôle de votre faculté dans la demande.',
        minutes: 9,
        difficulty: 'Débutant',
        articleSlugs: ['bourses-cycle-master', 'couverture-sante-amo-etudiants'],
      },
      {
        title: 'Partir étudier à l’étranger avec une aide',
        description:
          'Erasmus+, Erasmus Mundus, Eiffel : qui dépose la demande, combien de mois à l’avance, ' +
          'et ce que l’aide couvre.',
        minutes: 5,
        difficulty: 'Intermédiaire',
        articleSlugs: ['bourses-mobilite-internationale'],
      },
      {
        title: 'Financer un doctorat après le master',
        description:
          'La bourse PASS du CNRST, ses conditions relevées en novembre 2025, et les choix à ' +
          'faire dès le premier semestre.',
        minutes: 10,
        difficulty: 'Avancé',
        articleSlugs: ['doctorat-apres-master', 'apres-le-master'],
      },
    ],
  },
  {
    slug: 'equivalences',
    title: 'Équivalences',
    description:
      'Faire valoir au Maroc un diplôme obtenu ailleurs, ou comprendre qu’il n’y en a pas besoin.',
    guides: [
      {
        title: 'Savoir si une équivalence est nécessaire',
        description:
          'Concours publics, professions réglementées, emploi privé, entrée en master : les cas ' +
          'où on vous la demandera, et les autres.',
        minutes: 9,
        difficulty: 'Débutant',
        articleSlugs: ['equivalence-diplome-etranger-etapes', 'etudiants-etrangers-master-maroc'],
      },
      {
        title: 'Déposer une demande pas à pas',
        description:
          'Les pièces, la plateforme en ligne, le rendez-vous, les délais annoncés et la manière ' +
          'de relancer sans perdre de temps.',
        minutes: 4,
        difficulty: 'Intermédiaire',
        articleSlugs: ['equivalence-diplome-etranger-etapes'],
      },
      {
        title: 'Les diplômes français depuis avril 2025',
        description:
          'Ce que l’équivalence automatique couvre, le document à obtenir d’un recteur, et les ' +
          'diplômes auxquels elle ne s’applique pas.',
        minutes: 4,
        difficulty: 'Avancé',
        articleSlugs: ['diplomes-francais-equivalence-automatique'],
      },
    ],
  },
  {
    slug: 'calendrier',
    title: 'Calendrier universitaire',
    description:
      'Prévoir l’année, de la candidature à la soutenance, sans confondre une habitude et une ' +
      'échéance.',
    guides: [
      {
        title: 'L’année du master, mois par mois',
        description:
          'Candidatures, résultats, examens, stage, soutenance : les périodes qui reviennent et ' +
          'les tâches à faire avant chacune.',
        minutes: 5,
        difficulty: 'Débutant',
        articleSlugs: ['annee-universitaire-mois-par-mois'],
      },
      {
        title: 'Préparer la rentrée : logement et transport',
        description:
          'Cité, résidence ou colocation, abonnements et réductions : ce qu’il faut lancer avant ' +
          'même de connaître les résultats.',
        minutes: 9,
        difficulty: 'Intermédiaire',
        articleSlugs: ['logement-etudiant-master', 'transport-etudiant-maroc'],
      },
      {
        title: 'Suivre un master en travaillant',
        description:
          'Horaires du temps aménagé, frais, accord de l’employeur, périodes d’examens : tenir ' +
          'deux ans sans s’épuiser.',
        minutes: 4,
        difficulty: 'Avancé',
        articleSlugs: ['master-temps-amenage-salaries'],
      },
    ],
  },
];
