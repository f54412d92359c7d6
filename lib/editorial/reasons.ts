export type Reasons = {
  paragraphs: string[];
  points: { title: string; text: string }[];
};

/** Must be true for any city, even one that an editor adds later. */
export function genericCityReasons(name: string): Reasons {
  return {
    paragraphs: [
      `Étudier à ${name}, c’est d’abord choisir un programme, ensuite une ville. Commencez par la liste des établissements présents sur place, puis lisez l’avis de candidature de chaque filière : licences acceptées, nombre de places, langue des cours, calendrier.`,
      `Regardez ensuite ce que ${name} apporte à votre projet : les employeurs de votre spécialité, le prix d’un logement proche du campus, les trajets vers la ville où vit votre famille. Une ville plus petite peut coûter moins cher et demander un stage ailleurs ; une grande ville, l’inverse.`,
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
          'précédente. Si elles sont loin, prévoyez le coût de quelques mois dans une autre ' +
          'ville.',
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
