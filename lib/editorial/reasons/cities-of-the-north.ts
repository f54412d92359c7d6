import type { Reasons } from './generic';

export const citiesOfTheNorth: Record<string, Reasons> = {
  fes: {
    paragraphs: [
      'Fès convient à qui veut étudier sérieusement avec un budget serré. Le logement et la vie ' +
        'courante y coûtent moins cher qu’à Casablanca ou à Rabat, et l’université publique Sidi ' +
        'Mohamed Ben Abdellah y propose des filières en droit, en économie, en sciences et en ' +
        'santé.',
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
          '2015-2016 (ONOUSC, ordre de grandeur ancien). Prévoyez une solution de rechange.',
      },
      {
        title: 'L’informatique et les services',
        text:
          'Le parc Fès Shore s’étend sur 22 hectares. En novembre 2023, Yabiladi y citait ' +
          'Capgemini Engineering et une convention à propos de CNEXIA.',
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
          'L’École supérieure Roi Fahd de traduction, à Tanger, forme aux métiers de langue. Le ' +
          'français et l’anglais servent dans l’industrie exportatrice.',
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
  meknes: {
    paragraphs: [
      'Meknès a une école d’ingénieurs d’arts et métiers, l’ENSAM, ouverte en 1997, et un parc ' +
        'agro-industriel, Agropolis, de 130 hectares (CRI, 2021). La ville accueille aussi le ' +
        'Salon international de l’agriculture, et la vie y est abordable.',
      'L’Université Moulay Ismaïl partage ses établissements entre Meknès et Errachidia. Elle ' +
        'comptait 78 453 étudiants en octobre 2021.',
    ],
    points: [
      {
        title: 'Droit, économie, technologie',
        text:
          'La FSJES et l’École supérieure de technologie datent de 1993 ; une École normale ' +
          'supérieure forme à l’enseignement.',
      },
      {
        title: 'Une école de commerce récente',
        text:
          'L’ENCG a ouvert en 2019 et un siège était prévu à El Hajeb : l’avis dit où se donnent ' +
          'les cours.',
      },
      {
        title: '2 304 lits publics en 2015-2016',
        text:
          'C’est la capacité de cité universitaire donnée par l’ONOUSC, un ordre de grandeur ' +
          'ancien.',
      },
    ],
  },
  oujda: {
    paragraphs: [
      'Oujda est la ville universitaire de l’Oriental : un technopole, l’agropole de Berkane, le ' +
        'parc de Selouane et le port Nador West Med sont dans sa région. Les loyers y sont bas.',
      'L’Université Mohammed Premier y a ouvert sa faculté de droit et d’économie en 1979, son ' +
        'ENSA en 1999, son ENCG en 2004 et sa faculté de médecine en 2008. Nador a une faculté ' +
        'polydisciplinaire depuis 2005.',
    ],
    points: [
      {
        title: 'Le numérique à Berkane',
        text:
          'L’ENIAD, école consacrée à l’intelligence artificielle et au numérique, se trouve à ' +
          'Berkane (budget 2025).',
      },
      {
        title: 'Commerce et énergies',
        text:
          'Le commerce transfrontalier et les énergies renouvelables sont les deux thèmes que ' +
          'l’on associe à la région.',
      },
      {
        title: '4 566 lits publics en 2015-2016',
        text:
          'C’est la capacité de cité universitaire donnée par l’ONOUSC, un ordre de grandeur ' +
          'ancien.',
      },
    ],
  },
  tetouan: {
    paragraphs: [
      'Tétouan accueille la présidence de l’Université Abdelmalek Essaâdi, présente aussi à ' +
        'Tanger, à Larache et à Al Hoceima. L’espagnol y est présent dans la vie quotidienne.',
      'L’économie locale tient aux services, avec TétouanShore, à la pêche et au tourisme. ' +
        'Tanger, son port et ses usines sont voisins.',
    ],
    points: [
      {
        title: 'Lettres, droit, arts',
        text:
          'La ville a une ENSA, une École normale supérieure et l’Institut national des ' +
          'beaux-arts, qui gardait des épreuves en septembre 2025 (Le360).',
      },
      {
        title: 'La présidence n’est pas l’adresse',
        text: 'Un avis de l’université peut concerner une filière de Tanger ou d’Al Hoceima.',
      },
      {
        title: '1 810 lits publics en 2015-2016',
        text:
          'C’est la capacité de cité universitaire donnée par l’ONOUSC, un ordre de grandeur ' +
          'ancien.',
      },
    ],
  },
  ifrane: {
    paragraphs: [
      'On vient à Ifrane pour l’Université Al Akhawayn : un campus résidentiel, des cours en ' +
        'anglais, le modèle américain. La ville, dans le Moyen Atlas, vit du tourisme et du sport, ' +
        'sous un climat frais.',
      'L’université est publique, indépendante et sans but lucratif. L’organisme américain NECHE ' +
        'l’a accréditée en 2017 et a renouvelé sa décision pour dix ans en 2023 (MAP).',
    ],
    points: [
      {
        title: 'Des études payantes, avec des aides',
        text: 'En 2020, 40 % des étudiants recevaient une aide au mérite ou une aide financière.',
      },
      {
        title: 'Une entrée propre',
        text:
          'Al Akhawayn ne fait pas partie des douze universités publiques : sa candidature et ' +
          'ses frais lui sont propres.',
      },
    ],
  },
};
