export type Reasons = {
  paragraphs: string[];
  points: { title: string; text: string }[];
};

/** Must be true for any city, even one that an editor adds later. */
export function genericCityReasons(name: string): Reasons {
  return {
    paragraphs: [
      `Étudier à ${name}, c’est d’abord choisir un programme, ensuite une ville. Commencez par les établissements présents sur place, puis lisez l’avis de candidature de chaque filière : licences acceptées, nombre de places, langue des cours, calendrier.`,
      `Regardez ensuite ce que ${name} apporte à votre projet : les employeurs de votre spécialité, le prix d’un logement proche du campus, les trajets vers la ville où vit votre famille. Comptez aussi le coût de quelques mois dans une autre ville, si le stage s’y fait.`,
    ],
    points: [
      {
        title: 'Vérifiez le diplôme',
        text:
          'Public ou privé, demandez l’accréditation de la filière et, pour une université ' +
          'privée, la décision de reconnaissance en vigueur. Une autorisation d’ouvrir ne suffit ' +
          'pas.',
      },
      {
        title: 'Chiffrez deux années',
        text:
          'Additionnez le loyer, les repas, le transport, l’assurance et, le cas échéant, les ' +
          'frais de scolarité. Comparez ce total avec celui d’une autre ville avant de déposer ' +
          'vos dossiers.',
      },
      {
        title: 'Cherchez les stages tôt',
        text:
          'Relevez les entreprises et les administrations qui ont accueilli la promotion ' +
          'précédente.',
      },
      {
        title: 'Parlez aux étudiants',
        text:
          'Deux anciens de la filière vous diront en dix minutes ce qu’aucune brochure ne dit : ' +
          'horaires réels, présence des enseignants, ambiance, logement.',
      },
    ],
  };
}

/** Must be true for any university or school, public or private. */
export function genericUniversityReasons(name: string): Reasons {
  return {
    paragraphs: [
      `Avant de choisir ${name}, regardez la filière plus que le nom de l’établissement. Deux masters de même titre peuvent différer par les modules, la langue, le stage et les débouchés visés ; le descriptif de la filière et l’avis de candidature disent l’essentiel.`,
      'Comparez ensuite avec un ou deux établissements de la même spécialité. Notez pour chacun ' +
        'le coût total des deux années, la ville des cours, les pièces demandées et la date de ' +
        'clôture : la décision devient plus simple sur une seule page.',
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
