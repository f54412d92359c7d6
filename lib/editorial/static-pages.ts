export type StaticPage = {
  /** At most 60 characters. */
  title: string;
  h1: string;
  /** 70 to 160 characters, unique. */
  metaDescription: string;
  keywords: string[];
  lead: string;
};

export type StaticPagePath =
  | '/'
  | '/masters'
  | '/candidatures'
  | '/universites'
  | '/specialisations'
  | '/villes'
  | '/guides'
  | '/actualites'
  | '/glossaire'
  | '/plan-du-site'
  | '/recherche';

export const staticPages: Record<StaticPagePath, StaticPage> = {
  '/': {
    title: 'Guide des Masters au Maroc : choisir et candidater',
    h1: 'Guide Complet des Masters au Maroc',
    metaDescription:
      'Universités, spécialisations, villes, admission sur dossier, bourses et équivalences : un ' +
      'guide gratuit et sourcé pour choisir son master au Maroc.',
    keywords: [
      'master Maroc',
      'master professionnel Maroc',
      'masters au Maroc',
      'admission master',
      'bourse master',
      'universités marocaines',
    ],
    lead:
      'Comparez les universités, les spécialisations et les villes, puis préparez votre ' +
      'candidature avec des informations dont la source est nommée.',
  },
  '/masters': {
    title: 'Tous les masters au Maroc : trouver le sien',
    h1: 'Masters au Maroc',
    metaDescription:
      'Les masters du Maroc par spécialisation, ville et établissement : admission, frais, ' +
      'candidatures ouvertes, et pour chaque fait sa source et sa date.',
    keywords: [
      'masters Maroc',
      'liste des masters Maroc',
      'master ENCG',
      'master FSJES',
      'candidature master',
      'master public Maroc',
    ],
    lead:
      'Chaque fiche dit d’où viennent ses informations et de quand elles datent. Ce que nos ' +
      'sources ne précisent pas est signalé comme tel, jamais deviné.',
  },
  '/candidatures': {
    title: 'Candidatures en master au Maroc : dates et plateformes',
    h1: 'Où et quand candidater',
    metaDescription:
      'Les avis de candidature en master au Maroc, établissement par établissement : ce qui est ' +
      'ouvert, ce qui ferme bientôt, la plateforme officielle et la date de l’an dernier.',
    keywords: [
      'candidature master Maroc',
      'inscription master Maroc',
      'date limite master',
      'plateforme candidature master',
      'préinscription master',
    ],
    lead:
      'Il n’existe pas de portail national des masters : chaque établissement a sa plateforme et ' +
      'ses dates. Les voici, chacune avec son avis. Une date qui n’est pas publiée n’est jamais ' +
      'devinée : celle de l’an dernier sert de repère.',
  },
  '/universites': {
    title: 'Universités et écoles au Maroc : où faire un master',
    h1: 'Universités et écoles',
    metaDescription:
      'Les douze universités publiques du Maroc, des écoles et universités privées : où elles ' +
      'sont, ce qu’on y étudie, leur site officiel et ce qu’il faut vérifier.',
    keywords: [
      'universités Maroc',
      'université publique Maroc',
      'université privée Maroc',
      'école de commerce Maroc',
      'ENCG',
      'master université',
    ],
    lead:
      'Les douze universités publiques, gratuites à temps plein, puis des écoles et d’autres ' +
      'universités, qui fixent leurs propres règles. Chaque fiche dit ce que nous savons d’un ' +
      'établissement, et ce qui reste à vérifier.',
  },
  '/specialisations': {
    title: 'Spécialisations de master au Maroc et débouchés',
    h1: 'Spécialisations',
    metaDescription:
      'Management, ingénierie, santé, finance, droit, data, logistique : les spécialisations de ' +
      'master au Maroc, leurs contenus, leurs débouchés et leurs pièges.',
    keywords: [
      'spécialisation master',
      'master management Maroc',
      'master finance Maroc',
      'master informatique Maroc',
      'débouchés master',
      'MBA Maroc',
    ],
    lead:
      'Des spécialisations pour situer votre projet : ce qu’on y apprend, les métiers visés et ' +
      'la question à poser au responsable de chaque filière.',
  },
  '/villes': {
    title: 'Villes étudiantes du Maroc : où préparer un master',
    h1: 'Villes',
    metaDescription:
      'Les villes du Maroc où préparer un master : universités présentes, employeurs de la ' +
      'région, logement et trajets, de Casablanca à Ifrane.',
    keywords: [
      'villes étudiantes Maroc',
      'étudier à Casablanca',
      'étudier à Rabat',
      'étudier à Marrakech',
      'étudier à Fès',
      'étudier à Tanger',
    ],
    lead:
      'Chaque ville avec ses établissements et son économie. La bonne ville est celle où votre ' +
      'filière existe, où vous pouvez vous loger et où vous trouverez un stage.',
  },
  '/guides': {
    title: 'Guides pratiques du master au Maroc',
    h1: 'Guides pratiques',
    metaDescription:
      'Admissions, bourses, équivalences et calendrier universitaire : quatre groupes de guides ' +
      'pour préparer un master au Maroc, du débutant au lecteur averti.',
    keywords: [
      'guide master Maroc',
      'candidature master',
      'bourse étudiant Maroc',
      'équivalence diplôme Maroc',
      'calendrier universitaire Maroc',
    ],
    lead:
      'Quatre thèmes, trois guides chacun, avec leur durée et leur niveau. Commencez par ce qui ' +
      'vous bloque aujourd’hui.',
  },
  '/actualites': {
    title: 'Actualités des masters au Maroc',
    h1: 'Actualités',
    metaDescription:
      'Les derniers articles du guide : nouvelles règles d’admission, bourses, équivalences, vie ' +
      'étudiante et débouchés des masters au Maroc, avec leurs sources.',
    keywords: [
      'actualités master Maroc',
      'réforme master Maroc',
      'admission sur dossier',
      'bourses étudiants',
      'enseignement supérieur Maroc',
    ],
    lead:
      'Les derniers articles de l’équipe éditoriale. Chacun porte sa date et la liste de ses ' +
      'sources.',
  },
  '/glossaire': {
    title: 'Glossaire des sigles du master au Maroc',
    h1: 'Glossaire',
    metaDescription:
      'ENCG, FSJES, MST, ANEAQ, ONOUSC, RSU : les sigles et les mots du master au Maroc, en une ' +
      'ligne chacun, avec la page du guide qui les explique.',
    keywords: ['glossaire', 'sigles universités Maroc', 'ENCG', 'FSJES', 'ENSA', 'MST'],
    lead: 'Les sigles et les mots du guide, en une ligne chacun.',
  },
  '/plan-du-site': {
    title: 'Plan du site du Guide des Masters au Maroc',
    h1: 'Plan du site',
    metaDescription:
      'Toutes les pages principales du guide sur une seule page : universités, spécialisations, ' +
      'villes, à propos, contact et textes légaux.',
    keywords: ['plan du site', 'pages du guide', 'master Maroc'],
    lead: 'Les pages principales du guide, réunies pour aller droit à ce que vous cherchez.',
  },
  '/recherche': {
    title: 'Rechercher un master dans le guide',
    h1: 'Recherche',
    metaDescription:
      'Cherchez une université, une spécialisation, une ville ou un article dans le Guide des ' +
      'Masters au Maroc. Les accents ne changent rien au résultat.',
    keywords: ['recherche master', 'trouver un master', 'master Maroc'],
    lead: 'Tapez le nom d’une université, d’une ville, d’une spécialité ou d’une démarche.',
  },
};
