import type { Reasons } from './reasons';

export const universityReasons: Record<string, Reasons> = {
  'mohammed-v': {
    paragraphs: [
      'L’Université Mohammed V couvre presque toutes les disciplines, du droit à la médecine ' +
        'et de l’économie à l’ingénierie, dans la ville où siègent les ministères et les agences ' +
        'publiques. Pour un projet dans l’administration, les politiques publiques, le droit ou ' +
        'la santé publique, les employeurs sont dans la même ville.',
      'Sa taille demande de la méthode. Trois facultés de droit et d’économie, à Agdal, ' +
        'Souissi et Salé, portent des filières proches par leur titre et différentes par leur ' +
        'contenu ; des écoles d’ingénieurs et de technologie s’y ajoutent. On candidate à une ' +
        'filière d’un établissement, pas à l’université.',
    ],
    points: [
      {
        title: 'Une scolarité publique',
        text:
          'Les études à temps plein y sont gratuites. Les parcours en temps aménagé, pour ' +
          'salariés et fonctionnaires, sont payants : demandez le tarif à l’établissement.',
      },
      {
        title: 'Plusieurs portes d’entrée',
        text:
          'Facultés, EMI, ENSIAS, ENSAM, EST de Salé, École normale supérieure, Sciences de ' +
          'l’éducation : comparez au moins deux établissements pour une même spécialité.',
      },
      {
        title: 'La poursuite en doctorat',
        text:
          'Si vous y pensez, demandez avant l’inscription si la filière y donne accès et quels ' +
          'laboratoires peuvent accueillir un doctorant. La réponse dépend du dossier accrédité.',
      },
      {
        title: 'À vérifier avant de candidater',
        text:
          'L’adresse des cours (Rabat ou Salé), la langue d’enseignement, les licences acceptées ' +
          'et la date de clôture de la préinscription.',
      },
    ],
  },
  'hassan-ii': {
    paragraphs: [
      'L’Université Hassan II place ses étudiants dans la capitale économique. Banques, ' +
        'assurances, cabinets d’audit, industriels, agences et sociétés de services se trouvent ' +
        'dans la même agglomération, ce qui rend possibles un stage long, un projet d’entreprise ' +
        'ou un emploi à côté d’un parcours en temps aménagé.',
      'Née dans sa forme actuelle d’une fusion en septembre 2014 (univh2c.ma), elle s’étend de ' +
        'Casablanca à Mohammedia. Droit, économie, commerce, sciences et techniques, ingénierie, ' +
        'enseignement technique : l’offre est large, et la concurrence pour les filières ' +
        'demandées l’est aussi.',
    ],
    points: [
      {
        title: 'Un bassin d’emploi sur place',
        text:
          'Finance, audit, marketing, logistique, informatique : les employeurs sont nombreux. ' +
          'Cela facilite la recherche d’un stage sans garantir une embauche.',
      },
      {
        title: 'Trois facultés d’économie et de droit',
        text:
          'Aïn Chock, Aïn Sebaâ, Mohammedia : lisez le descriptif de chaque filière, et comptez ' +
          'le temps de trajet depuis votre logement.',
      },
      {
        title: 'Des parcours pour salariés',
        text:
          'Les cours du soir et du week-end y existent ; ils sont payants. Demandez le tarif, la ' +
          'durée et si le diplôme délivré est le diplôme national.',
      },
      {
        title: 'Des écoles au profil net',
        text:
          'ENCG pour le commerce et la gestion, ENSEM et ENSAM pour l’ingénierie, ENSET de ' +
          'Mohammedia pour les métiers techniques, FST pour les masters en sciences et ' +
          'techniques.',
      },
    ],
  },
  'cadi-ayyad': {
    paragraphs: [
      'L’Université Cadi Ayyad est l’université publique d’une ville et d’une région entières ' +
        ': Marrakech, Safi, Essaouira, El Kelaâ. On y trouve à la fois des facultés, une école ' +
        'de commerce, deux écoles d’ingénieurs et une faculté de médecine, ce qui permet de ' +
        'changer de voie sans changer de région.',
      'Ses thèmes rejoignent le territoire : tourisme, eau, énergie, agroalimentaire. Un ' +
        'étudiant en gestion ou en sciences y trouve des sujets de mémoire à portée de main, à ' +
        'condition de viser tôt un encadrant et un terrain.',
    ],
    points: [
      {
        title: 'Le tourisme étudié sur place',
        text:
          'La première ville touristique du pays donne des données, des entreprises et des ' +
          'problèmes réels à un master en tourisme, en marketing ou en développement local.',
      },
      {
        title: 'Des sciences appliquées au territoire',
        text:
          'L’eau et l’énergie sont des sujets de recherche comme des métiers. Regardez les ' +
          'laboratoires associés à la filière et le sujet des derniers stages.',
      },
      {
        title: 'Plusieurs villes, plusieurs budgets',
        text:
          'Une filière de Safi ou d’Essaouira ne demande ni le même loyer ni les mêmes trajets ' +
          'qu’une filière de Marrakech. Vérifiez la ville avant de classer vos choix.',
      },
    ],
  },
};

/** Must be true for any university or school, public or private. */
export function genericUniversityReasons(name: string): Reasons {
  return {
    paragraphs: [
      `Avant de choisir ${name}, regardez la filière plus que le nom de l’établissement. Deux masters de même titre peuvent différer par les modules, la langue, le stage et les débouchés visés ; le descriptif de la filière et l’avis de candidature disent l’essentiel.`,
      'Comparez ensuite avec un ou deux établissements de la même spécialité. Notez pour ' +
        'chacun le coût total des deux années, la ville des cours, les pièces demandées et la ' +
        'date de clôture : la décision devient plus simple sur une seule page.',
    ],
    points: [
      {
        title: 'Le statut du diplôme',
        text:
          'Demandez si la filière est accréditée et jusqu’à quand. Pour une université privée, ' +
          'demandez aussi la décision de reconnaissance en vigueur : elle est temporaire.',
      },
      {
        title: 'Ce que vous paierez',
        text:
          'À l’université publique, le temps plein est gratuit et le temps aménagé payant. Dans ' +
          'les autres établissements, faites chiffrer par écrit l’ensemble des frais.',
      },
      {
        title: 'Le stage et le mémoire',
        text:
          'Demandez la durée du stage, qui l’encadre et où la promotion précédente l’a fait. ' +
          'C’est souvent ce qui distingue deux programmes proches.',
      },
      {
        title: 'Le chemin d’admission',
        text:
          'À l’université publique, la sélection se fait en principe sur dossier ; ailleurs, un ' +
          'test ou un entretien est fréquent. L’avis de l’établissement fait foi.',
      },
    ],
  };
}
