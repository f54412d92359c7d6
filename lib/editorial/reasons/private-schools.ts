import type { Reasons } from './generic';

export const privateSchools: Record<string, Reasons> = {
  mundiapolis: {
    paragraphs: [
      'Mundiapolis est une université privée ouverte en 2009 à Casablanca-Nouaceur, dans le ' +
        'réseau Honoris. Nous n’avons trouvé sa reconnaissance par l’État dans aucune des listes ' +
        'que nous avons lues : cela ne prouve ni qu’elle existe ni qu’elle manque.',
    ],
    points: [
      {
        title: 'La question à régler d’abord',
        text:
          'La décision de reconnaissance et l’accréditation du master sont les deux papiers qui ' +
          'manquent à notre dossier.',
      },
    ],
  },
  'uic-casablanca': {
    paragraphs: [
      'L’Université internationale de Casablanca est privée. Sa reconnaissance a paru au ' +
        'Bulletin officiel du 17 juillet 2017 (TelQuel), pour cinq ans renouvelables, sans effet ' +
        'sur les diplômes antérieurs.',
    ],
    points: [
      {
        title: 'Des executive MBA',
        text:
          'Ils allaient de 60 000 à 115 000 DH en 2023 (La Vie éco). Ce sont des diplômes ' +
          'd’établissement.',
      },
    ],
  },
  hem: {
    paragraphs: [
      'HEM est une école privée de management installée dans cinq villes : Casablanca, Rabat, ' +
        'Marrakech, Tanger et Fès. Elle a été reconnue par l’État en 2018 (Jeune Afrique) ; le ' +
        'renouvellement est à vérifier.',
    ],
    points: [
      {
        title: 'Un MBA en 18 mois',
        text: 'Il coûtait 130 000 DH en 2023 (La Vie éco).',
      },
    ],
  },
  'universite-privee-fes': {
    paragraphs: [
      'L’Université privée de Fès a ouvert en 2006 et a été reconnue en 2018, pour cinq ans ' +
        'renouvelables. Elle est la plus ancienne des deux universités payantes de la ville : ' +
        'Euromed a été reconnue la même année.',
    ],
    points: [
      {
        title: 'Trois universités dans une ville',
        text:
          'Sidi Mohamed Ben Abdellah est gratuite à temps plein ; Euromed et l’UPF sont ' +
          'payantes.',
      },
    ],
  },
  'universiapolis-agadir': {
    paragraphs: [
      'Universiapolis est l’université privée d’Agadir. Sa reconnaissance a paru au Bulletin ' +
        'officiel du 17 juillet 2017 (TelQuel), pour cinq ans renouvelables ; la suite est à ' +
        'vérifier.',
    ],
    points: [
      {
        title: 'Face à Ibn Zohr',
        text:
          'L’université publique d’Agadir est gratuite à temps plein : la comparaison porte sur ' +
          'les modules, le stage et le coût des deux années.',
      },
    ],
  },
  'upm-marrakech': {
    paragraphs: [
      'L’Université privée de Marrakech a été reconnue par le Bulletin officiel du 17 juillet ' +
        '2017 (TelQuel), pour cinq ans renouvelables ; la suite est à vérifier. Elle se trouve ' +
        'dans la première ville touristique du pays.',
    ],
    points: [
      {
        title: 'L’autre choix de la ville',
        text: 'Cadi Ayyad, publique et gratuite à temps plein, y a une ENCG, une FST et une ENSA.',
      },
    ],
  },
  esca: {
    paragraphs: [
      'L’ESCA est une école privée de management de Casablanca, reconnue par le Bulletin ' +
        'officiel du 17 juillet 2017 (TelQuel), pour cinq ans renouvelables ; la suite est à ' +
        'vérifier.',
    ],
    points: [
      {
        title: 'À côté des sièges',
        text:
          'Casablanca a la bourse, les banques et Casablanca Finance City, qui compte plus de ' +
          '200 membres.',
      },
    ],
  },
  'centrale-casablanca': {
    paragraphs: [
      'L’École Centrale Casablanca figure parmi les établissements reconnus par l’État au ' +
        'Bulletin officiel du 17 juillet 2017 (TelQuel). La reconnaissance valait pour cinq ans ; ' +
        'son renouvellement est à vérifier.',
    ],
    points: [
      {
        title: 'Ingénieur ou master',
        text:
          'Le diplôme d’ingénieur n’est pas un master : l’intitulé du diplôme délivré est la ' +
          'première chose à lire.',
      },
    ],
  },
  abulcasis: {
    paragraphs: [
      'L’Université Abulcasis, consacrée à la santé, est à Rabat. Sa reconnaissance a paru au ' +
        'Bulletin officiel du 17 juillet 2017 (TelQuel), pour cinq ans ; le renouvellement est à ' +
        'vérifier.',
    ],
    points: [
      {
        title: 'Ce qu’un master n’autorise pas',
        text:
          'Un master en santé ne donne pas le droit d’exercer la médecine, la pharmacie ou l’art ' +
          'dentaire.',
      },
    ],
  },
  'sup-de-co-marrakech': {
    paragraphs: [
      'Sup de Co Marrakech est une école privée, reconnue dans la vague de 2018 (Jeune Afrique). ' +
        'La reconnaissance était donnée pour cinq ans ; son renouvellement est à vérifier.',
    ],
    points: [
      {
        title: 'Dans une ville de tourisme',
        text:
          'Marrakech est la première ville touristique du pays ; l’UPM, HEM et Cadi Ayyad y ' +
          'forment aussi.',
      },
    ],
  },
};
