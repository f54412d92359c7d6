export type SeedCategory = {
  name: string;
  slug: string;
  description: string;
  color: string;
};

/** Every colour has a contrast of 4.5:1 with white or with black text. */
export const categories: SeedCategory[] = [
  {
    name: 'MBA & Management',
    slug: 'mba-management',
    color: '#059669',
    description:
      'Stratégie, finance, marketing, opérations, conduite d’équipe et de projet. Deux mondes se ' +
      'côtoient : le master national, ouvert après la licence, et le MBA ou l’executive MBA, ' +
      'payant, suivi en travaillant par des personnes qui ont de l’expérience. Le mot « MBA » ' +
      'n’est pas protégé : regardez l’accréditation du programme et les labels AACSB, EQUIS ou ' +
      'AMBA de l’école. Débouchés visés : responsable d’équipe ou d’activité, conseil, direction ' +
      'de projet, reprise d’entreprise familiale, création d’entreprise.',
  },
  {
    name: 'Ingénierie',
    slug: 'ingenierie',
    color: '#1d4ed8',
    description:
      'Génie industriel, civil, énergétique, matériaux, qualité : ces masters se préparent dans ' +
      'les facultés des sciences, les FST, les ENSA et les ENSAM. Ils ne remplacent pas le ' +
      'diplôme d’ingénieur d’État, qui suit un autre cursus de trois ans après deux années ' +
      'préparatoires. Débouchés visés : automobile, aéronautique, construction, phosphates, eau ' +
      'et électricité. Lisez la liste des modules, la place des projets et la durée du stage.',
  },
  {
    name: 'Santé',
    slug: 'sante',
    color: '#dc2626',
    description:
      'Gestion hospitalière, santé publique, biologie, qualité, droit de la santé, biomédical : ' +
      'ces masters forment à l’organisation et aux techniques de la santé. Ils ne donnent pas le ' +
      'droit d’exercer la médecine, la pharmacie ou l’art dentaire. Le secteur se réorganise ' +
      'avec les groupements sanitaires territoriaux créés par la loi 08-22. Débouchés visés : ' +
      'hôpitaux, cliniques, administrations, laboratoires, industrie pharmaceutique, assurance. ' +
      'Les profils acceptés vont de la biologie à la gestion, selon la filière.',
  },
  {
    name: 'Finance',
    slug: 'finance',
    color: '#d97706',
    description:
      'Finance d’entreprise, banque, audit et contrôle de gestion, finance participative, ' +
      'actuariat, gestion des risques. Les programmes demandent de l’aisance avec les chiffres ' +
      'et avec le droit des affaires. Débouchés visés : banques, assurances, cabinets d’audit, ' +
      'trésoreries, sociétés installées à Casablanca Finance City. Attention à une confusion ' +
      'fréquente : l’expertise comptable suit une voie réglementée à part, qu’un master ne ' +
      'remplace pas. La liste des modules, les logiciels enseignés et les stages de la promotion ' +
      'précédente départagent deux filières.',
  },
  {
    name: 'Marketing',
    slug: 'marketing',
    color: '#db2777',
    description:
      'Marketing numérique, marque, distribution, vente entre entreprises, études de marché, ' +
      'commerce en ligne. La spécialité mêle chiffres et rédaction : une bonne filière fait ' +
      'travailler sur des données, des budgets et des cas réels. Débouchés visés : grande ' +
      'consommation, télécoms, agences, distribution, jeunes entreprises. Avant de choisir, ' +
      'regardez la part de projets menés avec des entreprises, les outils pratiqués et la langue ' +
      'des cours. Un dossier de travaux personnels, même modeste, montre mieux votre motivation ' +
      'qu’une longue lettre.',
  },
  {
    name: 'Droit',
    slug: 'droit',
    color: '#7f1d1d',
    description:
      'Droit des affaires, droit public, fiscalité, droit du numérique, sciences pénales. ' +
      'L’enseignement se fait en arabe ou en français selon la filière. Le master mène aux ' +
      'services juridiques, aux cabinets, aux administrations et aux assurances ; le barreau, le ' +
      'notariat, la magistrature et la profession d’adoul ont leurs propres concours et ' +
      'conditions. Un projet de loi sur la profession d’avocat (66.23) prévoit d’exiger un ' +
      'master (L’Essentiel) : nous n’avons pas confirmé son adoption.',
  },
  {
    name: 'Informatique, data & IA',
    slug: 'informatique-data-ia',
    color: '#9333ea',
    description:
      'Développement logiciel, science des données, intelligence artificielle, cybersécurité, ' +
      'informatique en nuage. La stratégie Digital Morocco 2030, présentée en septembre 2024, ' +
      'annonce un objectif de 240 000 emplois (Hespress) : c’est un but affiché, pas une ' +
      'promesse d’embauche. Débouchés visés : sociétés de services, centres délocalisés, ' +
      'banques, opérateurs, administrations. Les intitulés se ressemblent, les contenus non : ' +
      'comparez la part de mathématiques, les projets, les langages enseignés et le sujet des ' +
      'stages. Un portfolio de code aide à convaincre.',
  },
  {
    name: 'Logistique & supply chain',
    slug: 'logistique-supply-chain',
    color: '#155e75',
    description:
      'Achats, transport, gestion portuaire, production au plus juste, commerce international. ' +
      'La spécialité suit un produit du fournisseur au client : elle demande de l’organisation, ' +
      'des chiffres et de l’anglais. Débouchés visés : industriels, transitaires, transporteurs, ' +
      'constructeurs automobiles, grande distribution. Tanger, avec Tanger Med et ses zones ' +
      'logistiques, est le terrain le plus visible ; Casablanca et Kénitra comptent aussi. Les ' +
      'logiciels de gestion intégrée enseignés et les stages de la promotion précédente ' +
      'départagent deux filières.',
  },
  {
    name: 'Ressources humaines',
    slug: 'ressources-humaines',
    color: '#f9a8d4',
    description:
      'Droit du travail, paie, formation, psychologie du travail, systèmes d’information des ' +
      'ressources humaines. Le métier tient autant du droit et du calcul que du contact : une ' +
      'filière sérieuse enseigne les trois. Débouchés visés : chargé de ressources humaines, ' +
      'partenaire d’une direction, recrutement, formation, conseil. Les licences acceptées ' +
      'varient (gestion, droit, psychologie, sociologie) ; lisez le descriptif de la filière ' +
      'avant d’écarter la vôtre.',
  },
  {
    name: 'Tourisme & hôtellerie',
    slug: 'tourisme-hotellerie',
    color: '#38bdf8',
    description:
      'Hôtellerie, gestion de destination, événementiel, patrimoine. Le Maroc a reçu 17,4 ' +
      'millions de visiteurs en 2024 et vise 26 millions en 2030 (Le360, mars 2025) ; l’objectif ' +
      'n’est pas acquis et le secteur reste saisonnier. Débouchés visés : hôtels, agences, ' +
      'organisateurs d’événements, offices, collectivités, musées. Deux ou trois langues sont ' +
      'utiles, l’expérience de terrain aussi. Regardez si le programme forme à la gestion ' +
      '(budget, tarifs, équipes) ou surtout à l’accueil, et si le stage est encadré.',
  },
  {
    name: 'Énergies renouvelables',
    slug: 'energies-renouvelables',
    color: '#84cc16',
    description:
      'Solaire, éolien, efficacité énergétique, hydrogène vert, stockage. Les renouvelables ' +
      'dépassent 46 % de la puissance électrique installée, avec un objectif d’au moins 52 % en ' +
      '2030 (Masen, janvier 2026) ; il s’agit de capacité, pas de production. Débouchés visés : ' +
      'Masen, ONEE, développeurs de projets, bureaux d’études. La plupart des filières attendent ' +
      'des bases solides en physique, en électricité ou en génie. Les équipements de travaux ' +
      'pratiques et le poids du projet industriel distinguent les programmes.',
  },
  {
    name: 'Communication',
    slug: 'communication',
    color: '#78716c',
    description:
      'Communication d’entreprise, médias, numérique, affaires publiques. On y apprend à écrire ' +
      'pour un public précis, à organiser une campagne, à répondre à une crise et à mesurer un ' +
      'résultat. Débouchés visés : agences, institutions, presse, associations, directions de la ' +
      'communication. La langue de travail décide souvent du poste : arabe, français, anglais, ' +
      'parfois deux ou trois à la fois. Avant de candidater, réunissez des travaux personnels : ' +
      'articles, vidéos, affiches, comptes animés.',
  },
];
