import type { Reasons } from './reasons';

export const cityReasons: Record<string, Reasons> = {
  casablanca: {
    paragraphs: [
      'On choisit Casablanca pour les entreprises. La bourse, les banques, les assurances et ' +
        'les sièges des grands groupes y sont réunis, avec Casablanca Finance City pour la ' +
        'finance, Casanearshore pour les services et Midparc pour l’aéronautique. Un étudiant ' +
        'qui cherche un stage en audit, en marketing ou en informatique y a plus de portes où ' +
        'frapper que dans une autre ville.',
      'Le revers est connu : la vie y est plus chère, les trajets sont longs et les candidats ' +
        'nombreux. Le choix de la ville ne remplace pas celui de la filière ; un bon programme à ' +
        'Settat ou à Kénitra, avec un stage à Casablanca, peut mieux vous convenir.',
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
          'grandeur ancien). La plupart des étudiants partagent un appartement : commencez par ' +
          'les quartiers desservis par le tramway.',
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
        'publique et des informaticiens, et accueillent des stagiaires. L’Université Mohammed V ' +
        'y donne un accès public à presque toutes les disciplines.',
      'De l’autre côté du fleuve, Salé apporte le parc Technopolis, des facultés et des loyers ' +
        'souvent plus bas ; le tramway relie les deux rives. Casablanca et Kénitra sont assez ' +
        'proches en train pour y faire un stage sans déménager.',
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
          'Le tramway dessert plusieurs campus de Rabat et de Salé, avec un abonnement étudiant. ' +
          'Le tarif a bougé ces dernières années : demandez-le à l’exploitant.',
      },
    ],
  },
  marrakech: {
    paragraphs: [
      'Marrakech fait vivre ses étudiants dans la première ville touristique du pays. Hôtels, ' +
        'agences, festivals, artisanat et immobilier y offrent des terrains d’étude immédiats ' +
        'pour un master en tourisme, en gestion, en marketing ou en communication.',
      'L’Université Cadi Ayyad ne se limite pas au tourisme : l’eau, l’énergie et ' +
        'l’environnement font partie de ses thèmes, dans une région où la ressource en eau est ' +
        'un sujet quotidien. Safi, qui relève de la même université, apporte un profil plus ' +
        'industriel.',
    ],
    points: [
      {
        title: 'Un terrain pour le tourisme',
        text:
          'Choisissez un programme qui apprend à gérer (tarifs, budgets, équipes) et demandez ' +
          'quelles missions ont été confiées aux stagiaires précédents.',
      },
      {
        title: 'Du public et du privé dans la même ville',
        text:
          'Cadi Ayyad est publique et gratuite à temps plein ; l’UPM, HEM et Sup de Co Marrakech ' +
          'sont payantes. Vérifiez la reconnaissance en cours de validité avant de signer.',
      },
      {
        title: 'Une saison qui compte',
        text:
          'Beaucoup d’emplois du secteur suivent les saisons. Un travail d’appoint est possible, ' +
          'mais il peut entrer en conflit avec les cours ou avec une bourse qui interdit toute ' +
          'activité.',
      },
    ],
  },
  fes: {
    paragraphs: [
      'Fès convient à qui veut étudier sérieusement avec un budget serré. Le logement et la ' +
        'vie courante y coûtent moins cher qu’à Casablanca ou à Rabat, et l’université publique ' +
        'Sidi Mohamed Ben Abdellah y propose des filières en droit, en économie, en sciences et ' +
        'en santé.',
      'L’emploi local repose sur le cuir, le textile, l’artisanat, le patrimoine et, depuis ' +
        'quelques années, les services délocalisés de Fès Shore. Pour la banque, le conseil ou ' +
        'l’industrie lourde, il faut compter avec un stage dans une autre ville.',
    ],
    points: [
      {
        title: 'Trois universités à comparer',
        text:
          'USMBA, publique ; Euromed, sans but lucratif ; UPF, privée. Mettez leurs programmes ' +
          'côte à côte : modules, stage, langue, coût des deux années, accréditation.',
      },
      {
        title: 'Des places en cité',
        text:
          'Fès figurait parmi les villes les mieux pourvues, avec environ 7 700 lits en ' +
          '2015-2016 (ONOUSC, ordre de grandeur ancien). La demande reste forte : ayez une ' +
          'solution de rechange.',
      },
      {
        title: 'L’informatique et les services',
        text:
          'Le parc Fès Shore s’étend sur 22 hectares et a signé en novembre 2023 avec Capgemini ' +
          'Engineering et CNEXIA (Yabiladi). Le français et l’anglais professionnels y servent ' +
          'tous les jours.',
      },
      {
        title: 'Un patrimoine à étudier',
        text:
          'La médina donne des sujets concrets à un master en tourisme, en gestion culturelle ou ' +
          'en communication. Proposez un projet à une association ou à un atelier.',
      },
    ],
  },
  tanger: {
    paragraphs: [
      'À Tanger, on étudie à côté de ce que l’on apprend : le port de Tanger Med, l’usine ' +
        'Renault, les équipementiers, le textile, l’électronique et les zones logistiques ' +
        'emploient des acheteurs, des transitaires, des qualiticiens et des gestionnaires de ' +
        'production.',
      'Les établissements publics y relèvent de l’Université Abdelmalek Essaâdi, dont la ' +
        'présidence est à Tétouan ; HEM y a un campus privé. Al Boraq met Kénitra, Rabat et ' +
        'Casablanca à portée pour un entretien ou un stage.',
    ],
    points: [
      {
        title: 'La logistique et l’industrie d’abord',
        text:
          'Achats, transport, douane, qualité, maintenance, production : vérifiez que la filière ' +
          'prévoit des visites et des projets dans les zones industrielles, et pas seulement des ' +
          'cours.',
      },
      {
        title: 'Les langues font la différence',
        text:
          'Français et anglais sont attendus dans l’industrie exportatrice, l’espagnol est un ' +
          'avantage local. L’École supérieure Roi Fahd de traduction forme aux métiers de langue.',
      },
      {
        title: 'Peu de lits publics',
        text:
          'Environ 1 700 lits étaient comptés en 2015-2016 (ONOUSC, ordre de grandeur ancien). ' +
          'Cherchez une colocation dès l’affichage des résultats, en tenant compte du transport ' +
          'vers les zones industrielles.',
      },
    ],
  },
};
