export type SeedUniversity = {
  name: string;
  slug: string;
  description: string;
  /** A slug of cities.ts. */
  city: string | null;
  websiteUrl: string | null;
  /** 0 until the editors count: no source gives this number for any university. */
  programCount: 0;
};

/** Twelve public universities come first. Descriptions have 80 to 200 words. */
export const universities: SeedUniversity[] = [
  {
    name: 'Université Mohammed V de Rabat',
    slug: 'mohammed-v',
    city: 'rabat',
    websiteUrl: 'https://um5.ac.ma',
    programCount: 0,
    description:
      'L’Université Mohammed V de Rabat est une université publique présente à Rabat et à Salé. ' +
      'Inaugurée le 21 décembre 1957, première université moderne du pays, elle a été scindée en ' +
      'deux au début des années 1990 puis réunie le 1er septembre 2014 (Libération). Pour un ' +
      'master professionnel, regardez les trois facultés de sciences juridiques, économiques et ' +
      'sociales (Agdal, Souissi, Salé), l’École Mohammadia d’ingénieurs, l’ENSIAS pour ' +
      'l’informatique, l’ENSAM de Rabat, l’École supérieure de technologie de Salé, l’École ' +
      'normale supérieure, la Faculté des sciences de l’éducation et la Faculté de médecine et ' +
      'de pharmacie. Chaque établissement tient son site et ses préinscriptions : deux facultés ' +
      'de même nom peuvent avoir des dates et des pièces différentes. À temps plein, la ' +
      'scolarité est gratuite ; les parcours en temps aménagé pour salariés sont payants. Si ' +
      'vous visez une filière donnée, cherchez l’avis de la faculté plutôt que celui de ' +
      'l’université.',
  },
  {
    name: 'Université Hassan II de Casablanca',
    slug: 'hassan-ii',
    city: 'casablanca',
    websiteUrl: 'https://univh2c.ma',
    programCount: 0,
    description:
      'L’Université Hassan II de Casablanca est une université publique installée à Casablanca ' +
      'et à Mohammedia. Fondée en 1975, elle a pris sa forme actuelle en septembre 2014 en ' +
      'fusionnant avec l’université Hassan II-Mohammedia ; elle déclare 18 établissements et ' +
      'environ 143 000 étudiants (univh2c.ma, page sans date). Le droit, l’économie et la ' +
      'gestion s’étudient dans trois facultés : Aïn Chock, Aïn Sebaâ et Mohammedia. S’y ajoutent ' +
      'l’École nationale de commerce et de gestion (ENCG), l’ENSEM pour l’électricité et la ' +
      'mécanique, l’ENSAM, la FST et l’ENSET de Mohammedia, et l’École supérieure de ' +
      'technologie. Regardez l’adresse exacte : Casablanca et Mohammedia sont deux villes. La ' +
      'formation initiale à temps plein est gratuite ; les cours du soir et du week-end destinés ' +
      'aux salariés sont payants, à des tarifs propres à chaque établissement.',
  },
  {
    name: 'Université Cadi Ayyad',
    slug: 'cadi-ayyad',
    city: 'marrakech',
    websiteUrl: 'https://uca.ma',
    programCount: 0,
    description:
      'L’Université Cadi Ayyad est l’université publique de Marrakech, avec des établissements à ' +
      'Safi, à Essaouira et à El Kelâa. Elle réunit la Faculté des sciences juridiques, ' +
      'économiques et sociales, la Faculté des sciences Semlalia, la FST, l’ENCG, deux écoles ' +
      'nationales de sciences appliquées (Marrakech et Safi), l’École supérieure de technologie, ' +
      'la Faculté de médecine et de pharmacie et l’École normale supérieure. La presse locale ' +
      'lui attribue des travaux sur l’énergie, l’eau, les technologies du tourisme et ' +
      'l’agroalimentaire (La Tribune de Marrakech, article ancien) : ces thèmes rejoignent ' +
      'l’économie de la ville. Si vous visez le tourisme, l’environnement ou la gestion, ' +
      'comparez les masters des facultés et ceux de l’ENCG, dont les publics et les rythmes ' +
      'diffèrent. Notez la ville inscrite sur l’avis de candidature. Les études à temps plein y ' +
      'sont gratuites, comme dans toute université publique.',
  },
  {
    name: 'Université Sidi Mohamed Ben Abdellah',
    slug: 'sidi-mohamed-ben-abdellah',
    city: 'fes',
    websiteUrl: 'https://usmba.ac.ma',
    programCount: 0,
    description:
      'L’Université Sidi Mohamed Ben Abdellah est l’université publique de Fès, présente aussi à ' +
      'Taza et à Taounate. Elle a été créée par un dahir du 17 octobre 1975 (Jeune Afrique). Ses ' +
      'établissements couvrent presque toutes les spécialités de ce guide : Faculté des sciences ' +
      'juridiques, économiques et sociales, Faculté des sciences et techniques, ENCG, ENSA, ' +
      'École supérieure de technologie, École normale supérieure, Faculté de médecine, de ' +
      'pharmacie et de médecine dentaire, faculté polydisciplinaire de Taza. La vie coûte moins ' +
      'cher à Fès qu’à Casablanca ou à Rabat. Les préinscriptions se font établissement par ' +
      'établissement. L’avis dit si une filière se donne à Fès, à Taza ou à Taounate, et quel ' +
      'établissement la porte.',
  },
  {
    name: 'Université Abdelmalek Essaâdi',
    slug: 'abdelmalek-essaadi',
    city: 'tetouan',
    websiteUrl: 'https://uae.ac.ma',
    programCount: 0,
    description:
      'L’Université Abdelmalek Essaâdi est l’université publique du nord : sa présidence est à ' +
      'Tétouan, ses établissements se répartissent entre Tétouan, Tanger, Larache et Al Hoceima. ' +
      'À Tanger se trouvent l’ENCG, la Faculté des sciences et techniques, la Faculté des ' +
      'sciences juridiques, économiques et sociales, une ENSA et l’École supérieure Roi Fahd de ' +
      'traduction ; Tétouan a sa propre ENSA et une école normale supérieure, Al Hoceima une ' +
      'troisième ENSA. Le voisinage de Tanger Med et des usines automobiles donne du poids aux ' +
      'filières de logistique, d’industrie et de commerce international. Une université propre à ' +
      'Tanger n’était qu’une demande au 1er décembre 2025 (Le360) : ne cherchez donc pas d’« ' +
      'université de Tanger » pour candidater. L’avis de l’établissement qui porte la filière ' +
      'donne la ville des cours.',
  },
  {
    name: 'Université Ibn Tofaïl',
    slug: 'ibn-tofail',
    city: 'kenitra',
    websiteUrl: 'https://uit.ac.ma',
    programCount: 0,
    description:
      'L’Université Ibn Tofaïl est l’université publique de Kénitra, fondée en 1989 (Le Matin, ' +
      '2016). Elle comprend une faculté d’économie et gestion, une faculté des sciences ' +
      'juridiques et politiques, une école nationale de commerce et de gestion (ENCG), une école ' +
      'nationale des sciences appliquées (ENSA), une école supérieure de technologie, une école ' +
      'supérieure de l’éducation et de la formation et un institut des métiers du sport. Kénitra ' +
      'est une ville de l’industrie automobile, si bien que les filières de qualité, de ' +
      'logistique, de génie industriel et de ressources humaines y trouvent des employeurs ' +
      'proches. Rabat n’est qu’à 30 ou 40 minutes de train. Pour choisir entre les deux villes, ' +
      'mettez côte à côte le programme des modules, le nombre de places annoncé dans l’avis et ' +
      'le coût du trajet. L’économie et le droit relèvent ici de deux facultés distinctes : ne ' +
      'vous trompez pas de site en vous préinscrivant.',
  },
  {
    name: 'Université Ibn Zohr',
    slug: 'ibn-zohr',
    city: 'agadir',
    websiteUrl: 'https://uiz.ac.ma',
    programCount: 0,
    description:
      'L’Université Ibn Zohr, fondée en 1989 (L’Économiste), est l’université publique du sud : ' +
      'depuis Agadir, elle dessert Aït Melloul, Taroudant, Ouarzazate, Guelmim, Laâyoune, Smara ' +
      'et Dakhla, soit plus de la moitié du territoire et plus de 120 000 étudiants ' +
      '(Infomédiaire, janvier 2023). Ses établissements utiles à un master professionnel sont ' +
      'les facultés des sciences juridiques, économiques et sociales d’Agadir et d’Aït Melloul, ' +
      'les ENCG d’Agadir et de Dakhla, l’ENSA, l’École supérieure de technologie, la faculté ' +
      'd’économie et gestion de Guelmim et la Faculté de médecine et de pharmacie. La région vit ' +
      'de l’agriculture, de la pêche et du tourisme. Avec un tel territoire, la première ' +
      'question à régler est la ville : l’adresse de l’établissement vaut plus que le nom de ' +
      'l’université. La faculté d’Aït Melloul propose aussi des parcours payants en temps ' +
      'aménagé ; son tarif d’une année de master, 14 000 DH en janvier 2026 (avis de la ' +
      'faculté), vaut pour elle seule.',
  },
  {
    name: 'Université Mohammed Premier',
    slug: 'mohammed-premier',
    city: 'oujda',
    websiteUrl: 'https://ump.ma',
    programCount: 0,
    description:
      'L’Université Mohammed Premier est l’université publique de l’Oriental : son siège est à ' +
      'Oujda, et elle est présente à Nador et à Berkane. À Oujda, la Faculté des sciences ' +
      'juridiques, économiques et sociales, l’ENCG, l’ENSA, l’École supérieure de technologie et ' +
      'la Faculté de médecine et de pharmacie portent l’essentiel des masters ; Nador a une ' +
      'faculté polydisciplinaire. À Berkane, l’ENIAD est une école consacrée à l’intelligence ' +
      'artificielle et au numérique (budget 2025) : nous ne savons pas quels diplômes elle ' +
      'délivre. Les filières liées au commerce transfrontalier, aux énergies renouvelables et au ' +
      'numérique collent aux projets de la région. Les établissements d’Al Hoceima, eux, ne ' +
      'relèvent plus d’Oujda : ils ont rejoint l’Université Abdelmalek Essaâdi. Les loyers sont ' +
      'bas à Oujda ; comptez le voyage si votre stage se déroule dans une autre région.',
  },
  {
    name: 'Université Moulay Ismaïl',
    slug: 'moulay-ismail',
    city: 'meknes',
    websiteUrl: 'https://umi.ac.ma',
    programCount: 0,
    description:
      'L’Université Moulay Ismaïl, créée le 23 octobre 1989 (umi.ac.ma), est l’université ' +
      'publique de Meknès ; une partie de ses établissements se trouve à Errachidia. À Meknès, ' +
      'on y prépare un master à la Faculté des sciences juridiques, économiques et sociales, à ' +
      'l’École supérieure de technologie, à l’ENSAM, école d’arts et métiers tournée vers ' +
      'l’industrie, à l’École nationale de commerce et de gestion et à l’École normale ' +
      'supérieure. Errachidia a une faculté des sciences et techniques et une faculté ' +
      'polydisciplinaire. L’agroalimentaire, très présent à Meknès avec le parc Agropolis, donne ' +
      'des sujets de stage en qualité, en production et en logistique. L’ENCG est la plus ' +
      'récente des écoles de l’université (2019) et un siège a été prévu à El Hajeb : l’avis de ' +
      'candidature dit où se tiennent les cours et quelles licences sont acceptées.',
  },
  {
    name: 'Université Hassan Premier',
    slug: 'hassan-premier',
    city: 'settat',
    websiteUrl: 'https://uh1.ac.ma',
    programCount: 0,
    description:
      'L’Université Hassan Premier est l’université publique de Settat, avec un site à ' +
      'Berrechid. Son école la plus connue est l’ENCG de Settat, site historique du réseau ' +
      'public des écoles nationales de commerce et de gestion (Challenge). Autour d’elle, une ' +
      'faculté d’économie et gestion, une faculté des sciences juridiques et politiques, une ' +
      'faculté des sciences et techniques, un institut des sciences du sport et un institut ' +
      'supérieur des sciences de la santé ; l’ENSA est à Berrechid. Le commerce, l’audit, le ' +
      'droit, la santé et l’industrie y ont donc chacun leur porte d’entrée. En septembre 2025, ' +
      'l’Institut des sciences du sport figurait parmi les établissements qui gardaient des ' +
      'épreuves malgré la sélection sur dossier (Le360, 3 septembre 2025) : lisez l’avis ' +
      'jusqu’au bout avant de préparer votre candidature. Settat est une ville de campus, dans ' +
      'l’arrière-pays de Casablanca.',
  },
  {
    name: 'Université Chouaïb Doukkali',
    slug: 'chouaib-doukkali',
    city: 'el-jadida',
    websiteUrl: 'https://ucd.ac.ma',
    programCount: 0,
    description:
      'L’Université Chouaïb Doukkali, fondée en 1985 (ucd.ac.ma), est l’université publique d’El ' +
      'Jadida, avec des établissements à Sidi Bennour. Elle comptait plus de 33 000 étudiants en ' +
      '2022 (MAP) : une université de taille moyenne, à l’échelle de sa ville. Le droit, ' +
      'l’économie et la gestion s’y étudient à la faculté des sciences juridiques, économiques ' +
      'et sociales et à l’ENCG, l’ingénierie à l’ENSA, l’enseignement à l’École supérieure de ' +
      'l’éducation et de la formation ; Sidi Bennour accueille une école supérieure de ' +
      'technologie et une faculté polydisciplinaire. Le port et le complexe chimique de Jorf ' +
      'Lasfar, tout proches, intéressent les filières d’énergie, de qualité, d’environnement et ' +
      'de logistique. Le calendrier y est propre à l’université, qui avait par exemple commencé ' +
      'ses cours le 12 septembre en 2022. Consultez son site à la fin du printemps, sans ' +
      'attendre les avis des grandes villes.',
  },
  {
    name: 'Université Sultan Moulay Slimane',
    slug: 'sultan-moulay-slimane',
    city: 'beni-mellal',
    websiteUrl: 'https://usms.ac.ma',
    programCount: 0,
    description:
      'L’Université Sultan Moulay Slimane est l’université publique de Béni Mellal, avec des ' +
      'sites à Khouribga, à Khénifra et à Fquih Ben Salah. Elle est passée de quatre à douze ' +
      'établissements autour de 2018-2019 (MAP, 2019), ce qui explique que plusieurs écoles y ' +
      'soient jeunes. On y trouve à Béni Mellal une faculté d’économie et gestion, une ENCG, une ' +
      'ENSA, une faculté des sciences et techniques, une école supérieure de technologie et une ' +
      'école supérieure de l’éducation et de la formation ; Khouribga a sa propre ENSA et une ' +
      'faculté polydisciplinaire. L’agro-industrie du Tadla et les phosphates de Khouribga sont ' +
      'les deux terrains voisins. En septembre 2025, la FST de Béni Mellal figurait parmi les ' +
      'établissements qui gardaient des épreuves (Le360, 3 septembre 2025) : ne vous fiez pas à ' +
      'la règle générale, lisez son avis.',
  },
  {
    name: 'Groupe ISCAE',
    slug: 'iscae',
    city: 'casablanca',
    websiteUrl: 'https://groupeiscae.ma',
    programCount: 0,
    description:
      'Le Groupe ISCAE est une école publique de commerce fondée en 1971 (Médias24, 2021), ' +
      'installée à Casablanca et à Rabat. Elle n’appartient à aucune université : elle dépend du ' +
      'ministère chargé de l’industrie et du commerce (LeSiteInfo, 2020). La sélection y est ' +
      'forte. Un décret a ouvert son cycle master, en quatre semestres, aux titulaires d’une ' +
      'licence en économie ou en gestion (Infomédiaire, article ancien) ; les conditions ' +
      'actuelles sont dans son avis. L’ISCAE propose aussi une formation continue pour cadres ; ' +
      'son executive MBA coûtait 83 000 DH en mars 2023 (La Vie éco). L’adresse de Casablanca ' +
      'place les étudiants près des banques, des cabinets d’audit et des sièges de groupes. ' +
      'L’école fixe son calendrier et ses épreuves dans son propre avis : ne transposez pas ici ' +
      'ce que vous lisez sur la sélection sur dossier des universités.',
  },
  {
    name: 'Université Al Akhawayn',
    slug: 'al-akhawayn',
    city: 'ifrane',
    websiteUrl: 'https://aui.ma',
    programCount: 0,
    description:
      'L’Université Al Akhawayn, inaugurée en 1995 à Ifrane (MAP, 2023), a un statut à part : ' +
      'publique, indépendante et sans but lucratif, elle enseigne en anglais selon le modèle ' +
      'américain et ne compte pas parmi les douze universités publiques du pays. Elle est ' +
      'accréditée depuis 2017 par l’organisme américain NECHE, qui a renouvelé sa décision pour ' +
      'dix ans en 2023 (MAP, mars 2023). On y vit sur un campus résidentiel du Moyen Atlas. Les ' +
      'études y sont payantes ; en 2020, 40 % des étudiants avaient une aide au mérite ou une ' +
      'aide financière. Comparez le coût complet d’une année, logement et repas compris, à celui ' +
      'd’une université publique gratuite. Préparez aussi votre niveau d’anglais : il ' +
      'conditionne l’admission, puis la réussite. Pour un emploi public ou une poursuite en ' +
      'doctorat au Maroc, faites préciser par écrit la valeur nationale du diplôme du master ' +
      'visé.',
  },
  {
    name: 'Université Mohammed VI Polytechnique (UM6P)',
    slug: 'um6p',
    city: 'benguerir',
    websiteUrl: 'https://um6p.ma',
    programCount: 0,
    description:
      'L’Université Mohammed VI Polytechnique, lancée par le groupe OCP, a ouvert en 2013 et a ' +
      'été inaugurée le 12 janvier 2017 à Benguerir ; elle a aussi des sites à Rabat, à ' +
      'Casablanca et à Laâyoune. L’État l’a reconnue en 2017, après l’avis d’une commission ' +
      'réunie le 25 juillet (TelQuel) ; la reconnaissance était donnée pour cinq ans, son ' +
      'renouvellement est à vérifier. Trois de ses écoles intéressent ce guide : Africa Business ' +
      'School pour le management, EMINES pour le management industriel et la FGSES, à Rabat, ' +
      'pour la gouvernance et l’économie. Le campus principal est résidentiel et tourné vers la ' +
      'recherche. Ce n’est pas une des douze universités publiques : la sélection, les frais et ' +
      'les bourses suivent les règles de chaque école. Trois points à éclaircir avant de ' +
      'candidater : le programme détaillé, la ville des cours et les conditions de maintien ' +
      'd’une éventuelle bourse.',
  },
  {
    name: 'Université internationale de Rabat (UIR)',
    slug: 'uir',
    city: 'rabat',
    websiteUrl: 'https://uir.ac.ma',
    programCount: 0,
    description:
      'L’Université internationale de Rabat a été créée en 2010 à Sala Al Jadida, près de Rabat, ' +
      'sous la forme d’un partenariat entre le public et le privé ; elle a été la première de ce ' +
      'type à être reconnue par l’État, en 2016. Sa Rabat Business School est accréditée AACSB ' +
      'depuis 2020 et porte le label EQUIS ; ses formations d’ingénieurs ont des accréditations ' +
      'ABET et EUR-ACE (Libération et Biladi, novembre 2025). Les études sont payantes : Jeune ' +
      'Afrique relevait en 2022 un master à 74 000 DH par an et près d’un tiers d’étudiants ' +
      'boursiers. Ces montants ont pu changer. Un label d’école ne dit pas tout d’un programme : ' +
      'l’accréditation du master visé, la reconnaissance en cours et les conditions du stage ' +
      'restent à vérifier auprès de l’université.',
  },
  {
    name: 'Université Euromed de Fès',
    slug: 'euromed-fes',
    city: 'fes',
    websiteUrl: 'https://ueuromed.org',
    programCount: 0,
    description:
      'L’Université Euromed de Fès est un établissement sans but lucratif, labellisé en juin ' +
      '2012 par l’Union pour la Méditerranée et déclaré d’utilité publique par un décret du 3 ' +
      'septembre 2014. L’État l’a reconnue par une décision du 4 janvier 2018, pour cinq années ' +
      'renouvelables ; le renouvellement est à vérifier. Des masters en énergies renouvelables, ' +
      'en eau et environnement et en tourisme du patrimoine y étaient proposés en 2019 ; l’offre ' +
      'évolue, consultez la liste actuelle. La vie coûte moins cher à Fès qu’à Casablanca ou à ' +
      'Rabat. Les frais, les bourses et le calendrier de candidature sont propres à ' +
      'l’université, et différents de ceux de l’université publique de la ville, Sidi Mohamed ' +
      'Ben Abdellah. Comparez les deux sur le contenu des modules, le stage et le coût total des ' +
      'deux années.',
  },
  {
    name: 'Université Mundiapolis',
    slug: 'mundiapolis',
    city: 'casablanca',
    websiteUrl: 'https://mundiapolis.ma',
    programCount: 0,
    description:
      'Mundiapolis est une université privée ouverte en 2009 à Casablanca-Nouaceur. Elle ' +
      'appartient au réseau Honoris. Nous n’avons trouvé sa reconnaissance par l’État dans ' +
      'aucune des listes que nous avons lues : avant de vous engager, demandez à l’université la ' +
      'décision de reconnaissance en vigueur et l’accréditation du master visé, puis ' +
      'contrôlez-les auprès du ministère. Cette précaution vaut pour toute université privée, ' +
      'car une autorisation d’ouvrir ne suffit pas à rendre un diplôme équivalent au diplôme ' +
      'national. Comparez ensuite le coût complet, frais d’inscription et assurance compris, le ' +
      'calendrier des versements et les conditions de remboursement.',
  },
  {
    name: 'Université internationale de Casablanca (UIC)',
    slug: 'uic-casablanca',
    city: 'casablanca',
    websiteUrl: null,
    programCount: 0,
    description:
      'L’Université internationale de Casablanca est une université privée. Elle figure parmi ' +
      'les établissements dont la reconnaissance par l’État a paru au Bulletin officiel du 17 ' +
      'juillet 2017 (TelQuel). Cette reconnaissance valait pour cinq ans, sans effet sur les ' +
      'diplômes antérieurs : le renouvellement est à vérifier, de même que l’accréditation du ' +
      'master que vous visez. L’université propose aussi des executive MBA, dont La Vie éco ' +
      'relevait en 2023 des tarifs de 60 000 à 115 000 DH : ce sont des diplômes ' +
      'd’établissement, destinés à des personnes en poste, à ne pas confondre avec un master ' +
      'national. Avant de payer, réunissez trois documents : la décision de reconnaissance, ' +
      'l’accréditation de la filière et la grille des frais sur toute la durée.',
  },
  {
    name: 'HEM',
    slug: 'hem',
    city: 'casablanca',
    websiteUrl: null,
    programCount: 0,
    description:
      'HEM est une école privée de management présente à Casablanca, Rabat, Marrakech, Tanger et ' +
      'Fès. Elle fait partie des établissements reconnus par l’État en 2018 (Jeune Afrique) ; ' +
      'une reconnaissance dure cinq ans, son renouvellement est donc à vérifier. La liste des ' +
      'masters de chaque campus est à demander à l’école. L’école propose aussi un MBA, relevé à ' +
      '130 000 DH pour 18 mois dans la presse en 2023, et pensé pour des candidats qui ' +
      'travaillent déjà. Le test ou l’entretien d’entrée, les dates et les modalités de paiement ' +
      'sont fixés par l’école ; les candidatures du privé ouvrent dès l’hiver. Comparez avec ' +
      'l’offre publique de la même ville, ENCG ou faculté, sur les modules, les stages et le ' +
      'coût.',
  },
  {
    name: 'Université privée de Fès (UPF)',
    slug: 'universite-privee-fes',
    city: 'fes',
    websiteUrl: null,
    programCount: 0,
    description:
      'L’Université privée de Fès a ouvert en 2006 et a été reconnue par l’État en 2018. La ' +
      'reconnaissance était donnée pour cinq ans renouvelables, et la décision en cours est à ' +
      'vérifier : c’est elle qui rend le diplôme équivalent au diplôme national, et elle ne ' +
      'couvre pas les promotions d’avant. L’accréditation, elle, se lit filière par filière. À ' +
      'Fès, vous avez le choix entre cette université, l’Université Euromed et l’université ' +
      'publique Sidi Mohamed Ben Abdellah, gratuite à temps plein : comparez les modules, ' +
      'l’encadrement du mémoire et le réseau de stages avant le confort du campus. Dans le ' +
      'privé, le prix annoncé n’est pas toujours le prix total. Faites préciser les frais ' +
      'd’inscription, d’assurance, d’examen et de soutenance, ainsi que l’échelonnement des ' +
      'versements.',
  },
  {
    name: 'Universiapolis – Université internationale d’Agadir',
    slug: 'universiapolis-agadir',
    city: 'agadir',
    websiteUrl: null,
    programCount: 0,
    description:
      'Universiapolis est une université privée d’Agadir. Sa reconnaissance par l’État a paru au ' +
      'Bulletin officiel du 17 juillet 2017 (TelQuel), pour cinq ans renouvelables : la suite ' +
      'est à vérifier auprès de l’université et du ministère. Dans le sud, elle représente une ' +
      'offre payante face à l’Université Ibn Zohr, publique et gratuite à temps plein. Le choix ' +
      'se fait sur des points concrets : le contenu des modules, la taille des groupes, les ' +
      'langues d’enseignement, les entreprises qui accueillent les stagiaires et le coût des ' +
      'deux années. L’économie régionale tourne autour de l’agriculture d’exportation, de la ' +
      'pêche et du tourisme ; un master de gestion prend plus de valeur s’il s’y relie par un ' +
      'projet ou un stage.',
  },
  {
    name: 'Université privée de Marrakech (UPM)',
    slug: 'upm-marrakech',
    city: 'marrakech',
    websiteUrl: null,
    programCount: 0,
    description:
      'L’Université privée de Marrakech figure parmi les établissements privés dont la ' +
      'reconnaissance par l’État a été publiée au Bulletin officiel du 17 juillet 2017 ' +
      '(TelQuel). Comme toute reconnaissance, elle valait pour cinq ans ; son renouvellement est ' +
      'à vérifier. Étudier dans une ville de tourisme a un sens pour l’hôtellerie, ' +
      'l’événementiel ou la gestion, à condition que le programme prévoie de longs stages sur ' +
      'place et un encadrement réel. L’autre choix à Marrakech est l’Université Cadi Ayyad, ' +
      'publique et gratuite à temps plein. Avant de trancher, calculez le coût complet des deux ' +
      'années. Un entretien d’admission est aussi l’occasion de poser vos questions : ' +
      'préparez-en trois, précises, sur les modules, le stage et la reconnaissance.',
  },
  {
    name: 'ESCA École de Management',
    slug: 'esca',
    city: 'casablanca',
    websiteUrl: null,
    programCount: 0,
    description:
      'L’ESCA est une école privée de management de Casablanca. Elle a été reconnue par l’État ' +
      'en 2017, au Bulletin officiel du 17 juillet (TelQuel) ; cette décision était donnée pour ' +
      'cinq ans, son renouvellement est à vérifier. Sa situation dans la capitale économique la ' +
      'place près des sièges de banques, de groupes et de cabinets, là où se trouvent beaucoup ' +
      'de stages de gestion. Une école de management délivre souvent plusieurs sortes de ' +
      'diplômes : master, mastère, MBA, certificat. Ils n’ont pas la même valeur devant une ' +
      'administration ou pour un doctorat : faites préciser par écrit le nom exact du diplôme, ' +
      'son accréditation et sa durée. L’entrée se fait en général sur dossier, avec un test ou ' +
      'un entretien, et les frais se paient en plusieurs fois.',
  },
  {
    name: 'École Centrale Casablanca',
    slug: 'centrale-casablanca',
    city: 'casablanca',
    websiteUrl: null,
    programCount: 0,
    description:
      'L’École Centrale Casablanca est une école d’ingénieurs de Casablanca. Elle figure parmi ' +
      'les établissements dont la reconnaissance par l’État a paru au Bulletin officiel du 17 ' +
      'juillet 2017 (TelQuel). Cette reconnaissance valait pour cinq ans, sans effet sur les ' +
      'diplômes antérieurs ; son renouvellement est à vérifier. Nous n’avons pas de source sur ' +
      'ses masters, ses frais ni son calendrier : la page ne les invente pas. Un point la ' +
      'distingue des autres fiches de ce guide : le diplôme d’ingénieur suit un cycle de trois ' +
      'ans après deux années préparatoires et n’est pas un master. L’intitulé exact du diplôme ' +
      'délivré, et l’accréditation de la filière, sont les deux premières lignes à lire dans sa ' +
      'documentation.',
  },
  {
    name: 'Université Abulcasis',
    slug: 'abulcasis',
    city: 'rabat',
    websiteUrl: null,
    programCount: 0,
    description:
      'L’Université Abulcasis, à Rabat, est consacrée à la santé ; la presse la nomme aussi ' +
      'Zahraoui. Sa reconnaissance par l’État a paru au Bulletin officiel du 17 juillet 2017 ' +
      '(TelQuel). Elle valait pour cinq ans, sans effet sur les diplômes antérieurs ; son ' +
      'renouvellement est à vérifier. Nous n’avons pas de source sur ses masters, ses frais ni ' +
      'ses dates de candidature. Un master en santé forme à ce qui entoure le soin, la gestion, ' +
      'la qualité, la biologie ou le droit ; il ne donne pas le droit d’exercer la médecine, la ' +
      'pharmacie ou l’art dentaire. À Rabat, l’ENSP et la faculté de médecine et de pharmacie de ' +
      'l’Université Mohammed V sont les adresses publiques du domaine.',
  },
  {
    name: 'Sup de Co Marrakech',
    slug: 'sup-de-co-marrakech',
    city: 'marrakech',
    websiteUrl: null,
    programCount: 0,
    description:
      'Sup de Co Marrakech est une école privée, reconnue par l’État dans la vague de 2018 ' +
      '(Jeune Afrique). Une reconnaissance était donnée pour cinq ans renouvelables, sans effet ' +
      'sur les diplômes antérieurs : la suite est à vérifier auprès de l’école. Nous n’avons pas ' +
      'de source sur la liste de ses masters, sur ses frais ni sur ses dates de candidature. ' +
      'L’école se trouve dans la première ville touristique du pays, à côté de l’Université Cadi ' +
      'Ayyad, publique et gratuite à temps plein, de l’Université privée de Marrakech et d’un ' +
      'campus de HEM. Les mots « mastère » et « MBA » désignent un diplôme d’établissement, sauf ' +
      'accréditation : le nom exact du diplôme est la première chose à lire.',
  },
];
