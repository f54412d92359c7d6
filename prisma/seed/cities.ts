export type SeedCity = {
  name: string;
  slug: string;
  description: string;
};

/** Descriptions have 60 to 120 words, with facts from the dossier. */
export const cities: SeedCity[] = [
  {
    name: 'Casablanca',
    slug: 'casablanca',
    description:
      'Casablanca est la capitale économique du Maroc : la bourse, les sièges des banques et des ' +
      'grands groupes et la place financière Casablanca Finance City s’y trouvent. On y prépare ' +
      'un master à l’Université Hassan II, publique, au Groupe ISCAE ou dans des établissements ' +
      'privés comme l’UIC, Mundiapolis, l’ESCA et HEM. La concentration de sièges sociaux y ' +
      'multiplie les stages à chercher sur place et explique l’offre de formations du soir pour ' +
      'cadres. La vie y est plus chère que dans les autres villes et la colocation y est ' +
      'courante (expat.com, 2019). La ville a des lignes de tramway.',
  },
  {
    name: 'Rabat',
    slug: 'rabat',
    description:
      'Rabat est la capitale du royaume : ministères, agences publiques et ambassades y ont leur ' +
      'siège, et le parc Technopolis accueille des entreprises à Salé, sur l’autre rive. ' +
      'L’Université Mohammed V, publique, y voisine avec l’UIR, le site rabatais de l’ISCAE et ' +
      'une faculté de l’UM6P consacrée à la gouvernance et à l’économie. Des écoles publiques ' +
      'spécialisées s’y ajoutent : ENSP pour la santé publique, INSEA, INPT. La ville convient ' +
      'aux projets tournés vers les politiques publiques, le droit, la santé publique ou ' +
      'l’informatique. Un tramway relie Rabat et Salé, avec un abonnement étudiant à 160 DH ' +
      'après une hausse de juillet, probablement en 2025 (Hespress).',
  },
  {
    name: 'Marrakech',
    slug: 'marrakech',
    description:
      'Marrakech est la première ville touristique du Maroc : hôtels, agences, artisanat, ' +
      'événements et immobilier y font l’essentiel des stages. L’Université Cadi Ayyad, ' +
      'publique, y réunit des facultés, une école de commerce, une école d’ingénieurs et une ' +
      'faculté de médecine ; l’Université privée de Marrakech, HEM et Sup de Co Marrakech ' +
      'complètent l’offre payante. La ville convient à un projet dans le tourisme ou ' +
      'l’hôtellerie, mais aussi dans l’énergie et l’eau, deux thèmes travaillés à l’université. ' +
      'Le campus de l’UM6P, à Benguerir, est à trois quarts d’heure environ par la route ou le ' +
      'train. En 2019, les loyers allaient de 1 500 à 4 000 DH par mois, une fourchette ' +
      'ancienne.',
  },
  {
    name: 'Fès',
    slug: 'fes',
    description:
      'Fès est une ville de patrimoine où l’on étudie à un coût plus bas qu’à Casablanca ou à ' +
      'Rabat. Son université publique, Sidi Mohamed Ben Abdellah, couvre le droit, l’économie, ' +
      'les sciences et la santé ; l’Université Euromed, l’Université privée de Fès et HEM ' +
      'forment l’offre payante, à côté de l’ancienne université Al Quaraouiyine. Côté ' +
      'employeurs, le parc Fès Shore regroupe des services délocalisés, où Yabiladi citait en ' +
      'novembre 2023 Capgemini Engineering et CNEXIA ; le cuir, le textile et l’artisanat ' +
      'restent présents.',
  },
  {
    name: 'Tanger',
    slug: 'tanger',
    description:
      'Tanger vit de son port et de ses usines : Tanger Med, l’usine Renault, les équipementiers ' +
      'automobiles, le textile, l’électronique et des zones logistiques. C’est un choix logique ' +
      'pour un master en logistique, en commerce international ou en industrie. L’Université ' +
      'Abdelmalek Essaâdi, dont la présidence est à Tétouan, y a une école de commerce, une ' +
      'école d’ingénieurs, une faculté des sciences et techniques, une faculté de droit et ' +
      'd’économie et l’École supérieure Roi Fahd de traduction ; HEM y tient aussi un campus. Le ' +
      'train Al Boraq relie Tanger à Kénitra, Rabat et Casablanca, ce qui élargit le choix des ' +
      'stages.',
  },
  {
    name: 'Agadir',
    slug: 'agadir',
    description:
      'Agadir associe trois activités : une agriculture d’exportation (la région est la première ' +
      'du pays pour les primeurs et les agrumes, selon le site de la région Souss-Massa), la ' +
      'pêche et le tourisme balnéaire. Un agropole y rassemble l’agro-industrie. L’Université ' +
      'Ibn Zohr, publique, couvre un très vaste territoire depuis Agadir, avec des ' +
      'établissements à Aït Melloul et dans sept autres villes ; Universiapolis représente ' +
      'l’offre privée. Les masters en gestion, agro-industrie, tourisme et droit y trouvent ' +
      'leurs terrains de stage. Le climat est doux. Une filière d’Ibn Zohr peut se tenir dans ' +
      'une autre ville : l’avis la nomme.',
  },
  {
    name: 'Meknès',
    slug: 'meknes',
    description:
      'Meknès est une ville universitaire abordable, tournée vers l’agroalimentaire et ' +
      'l’ingénierie. Le parc Agropolis y réunit l’agro-industrie sur 130 hectares, à côté de ' +
      'zones industrielles (CRI, 2021), et la ville accueille le Salon international de ' +
      'l’agriculture. L’Université Moulay Ismaïl, publique, y a notamment l’ENSAM, une école ' +
      'd’arts et métiers, une faculté de droit et d’économie, une école de technologie et une ' +
      'école normale supérieure ; une partie de ses établissements est à Errachidia. Pour un ' +
      'master industriel ou agricole, comparez les filières avec celles de Fès, la grande ville ' +
      'voisine, avant de choisir où vivre et où chercher votre stage.',
  },
  {
    name: 'Oujda',
    slug: 'oujda',
    description:
      'Oujda est la capitale de l’Oriental, une région dotée d’un technopole, de l’agropole de ' +
      'Berkane, du parc de Selouane et du port Nador West Med. L’Université Mohammed Premier, ' +
      'publique, y tient ses facultés, son école de commerce, son école d’ingénieurs et sa ' +
      'faculté de médecine ; elle est aussi présente à Nador et à Berkane, où se trouve l’ENIAD, ' +
      'une école consacrée à l’intelligence artificielle et au numérique. Les loyers y sont bas. ' +
      'La ville intéresse les étudiants tournés vers le commerce frontalier, les énergies ' +
      'renouvelables ou le numérique.',
  },
  {
    name: 'Kénitra',
    slug: 'kenitra',
    description:
      'Kénitra est devenue une ville de l’automobile : la zone franche Atlantic Free Zone et ' +
      'l’usine Stellantis y font travailler des équipementiers, des qualiticiens, des ' +
      'logisticiens et des services de ressources humaines. L’Université Ibn Tofaïl, publique, y ' +
      'enseigne l’économie et la gestion, le droit et les sciences politiques, avec une école de ' +
      'commerce, une école d’ingénieurs et une école de technologie. Rabat est à 30 ou 40 ' +
      'minutes en train et Al Boraq s’y arrête entre Tanger et Casablanca : on peut vivre à ' +
      'Kénitra et faire son stage dans une autre ville de la ligne.',
  },
  {
    name: 'Tétouan',
    slug: 'tetouan',
    description:
      'Tétouan accueille la présidence de l’Université Abdelmalek Essaâdi, publique, dont les ' +
      'établissements se répartissent entre Tétouan, Tanger, Larache et Al Hoceima. On y trouve ' +
      'une école d’ingénieurs, une école normale supérieure et des études de droit et de ' +
      'lettres, dans une ville où l’espagnol est répandu. L’Institut national des beaux-arts s’y ' +
      'trouve aussi. L’économie locale repose sur les services, avec le parc TétouanShore, la ' +
      'pêche et le tourisme ; Tanger et ses usines sont voisines. Si votre filière relève de ' +
      'cette université, regardez d’abord l’adresse de l’établissement : la présidence à Tétouan ' +
      'ne dit pas où se donnent les cours.',
  },
  {
    name: 'Settat',
    slug: 'settat',
    description:
      'Settat est une ville étudiante de taille moyenne, dans l’arrière-pays agricole et ' +
      'industriel de Casablanca. L’Université Hassan Premier, publique, y regroupe l’ENCG, site ' +
      'historique du réseau des écoles de commerce publiques (Challenge), une faculté d’économie ' +
      'et gestion, une faculté de droit, une faculté des sciences et techniques et deux ' +
      'instituts, l’un des sciences du sport, l’autre des sciences de la santé ; son école ' +
      'd’ingénieurs est à Berrechid, ville industrielle voisine. L’ENCG était deuxième des ' +
      'écoles de commerce dans le baromètre Campus Mag et DIORH de 2020. Settat est une ville de ' +
      'campus.',
  },
  {
    name: 'El Jadida',
    slug: 'el-jadida',
    description:
      'El Jadida est une ville côtière voisine de Jorf Lasfar, un grand port minéralier, où le ' +
      'groupe OCP exploite un complexe de phosphates et de chimie. Cette proximité donne du sens ' +
      'aux masters en industrie de procédé, énergie, qualité, environnement et logistique ; le ' +
      'tourisme du littoral est l’autre activité locale. L’Université Chouaïb Doukkali, ' +
      'publique, y a une faculté de droit et d’économie, une école de commerce et une école ' +
      'd’ingénieurs, et d’autres établissements à Sidi Bennour. Le parc de Jorf Lasfar couvre ' +
      '500 hectares.',
  },
  {
    name: 'Béni Mellal',
    slug: 'beni-mellal',
    description:
      'Béni Mellal s’étend dans la plaine irriguée du Tadla, pays d’agriculture et ' +
      'd’agro-industrie ; Khouribga, ville des phosphates, se trouve dans la même zone ' +
      'universitaire. L’Université Sultan Moulay Slimane, publique, a ici sa faculté d’économie ' +
      'et gestion, son école de commerce, une école d’ingénieurs, une faculté des sciences et ' +
      'techniques et une école de technologie, et d’autres sites à Khouribga, Khénifra et Fquih ' +
      'Ben Salah. La vie y coûte moins cher que dans les grandes villes. C’est un choix cohérent ' +
      'pour l’agroalimentaire ou les mines.',
  },
  {
    name: 'Benguerir',
    slug: 'benguerir',
    description:
      'Benguerir doit sa place dans ce guide au campus principal de l’UM6P, installé dans la ' +
      'ville verte Mohammed VI, à 70 ou 80 kilomètres de Marrakech, soit trois quarts d’heure ' +
      'environ par la route ou le train. On y vit sur un campus de recherche résidentiel de 55 ' +
      'hectares (Atalayar, 2024) : on vient pour une école précise. L’UM6P, lancée par OCP et ' +
      'ouverte en 2013, n’est pas une des douze universités publiques : frais, bourses et ' +
      'calendrier sont ceux de l’école visée.',
  },
  {
    name: 'Ifrane',
    slug: 'ifrane',
    description:
      'Ifrane est une petite ville de montagne du Moyen Atlas, au climat frais, connue pour le ' +
      'tourisme et le sport. On y vient étudier à l’Université Al Akhawayn, qui enseigne en ' +
      'anglais selon le modèle américain, sur un campus résidentiel. L’université, inaugurée en ' +
      '1995, est publique, indépendante et sans but lucratif, et ne compte pas parmi les douze ' +
      'universités publiques. En 2020, 40 % de ses étudiants avaient une aide au mérite ou une ' +
      'aide financière. Avant de candidater, comptez le coût complet de l’année, logement ' +
      'compris.',
  },
];
