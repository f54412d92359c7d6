import type { Reasons } from './generic';

export const citiesOfTheSouth: Record<string, Reasons> = {
  marrakech: {
    paragraphs: [
      'Marrakech fait vivre ses étudiants dans la première ville touristique du pays. Hôtels, ' +
        'agences, festivals, artisanat et immobilier y offrent des terrains d’étude immédiats pour ' +
        'un master en tourisme, en gestion, en marketing ou en communication.',
      'L’Université Cadi Ayyad ne se limite pas au tourisme : l’eau, l’énergie et ' +
        'l’agroalimentaire comptent aussi parmi ses thèmes (La Tribune de Marrakech, article ' +
        'ancien). Elle a des établissements à Safi, à Essaouira et à El Kelâa.',
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
          'Un emploi de saison peut entrer en conflit avec les cours, ou avec la bourse de ' +
          'master, qui excluait toute activité professionnelle en 2025-2026.',
      },
    ],
  },
  agadir: {
    paragraphs: [
      'Trois activités portent l’économie d’Agadir : l’agriculture, la pêche et le tourisme ' +
        'balnéaire. La région est la première du pays pour les primeurs et les agrumes, et son ' +
        'Agropole s’étend sur 75 hectares (soussmassa.ma).',
      'L’Université Ibn Zohr couvre plus de la moitié du territoire national (Infomédiaire, ' +
        'janvier 2023). Une filière qui porte son nom peut se tenir dans huit autres villes : ' +
        'l’adresse de l’établissement vient avant tout le reste.',
    ],
    points: [
      {
        title: 'Deux facultés, deux villes',
        text:
          'Les facultés de droit et d’économie d’Agadir et d’Aït Melloul publient chacune leurs ' +
          'avis. Celle d’Aït Melloul affichait 14 000 DH par an pour un master en temps aménagé ' +
          'en janvier 2026.',
      },
      {
        title: 'Une offre privée',
        text:
          'Universiapolis a été reconnue par l’État en 2017, pour cinq ans renouvelables ; la ' +
          'suite est à vérifier auprès d’elle.',
      },
      {
        title: '2 730 lits publics en 2015-2016',
        text:
          'C’est la capacité de cité universitaire donnée par l’ONOUSC, un ordre de grandeur ' +
          'ancien.',
      },
    ],
  },
  'beni-mellal': {
    paragraphs: [
      'Béni Mellal est au cœur de la plaine irriguée du Tadla : agriculture, agro-industrie, et ' +
        'les phosphates de Khouribga dans la même zone universitaire. La vie y est moins chère que ' +
        'dans les grandes villes.',
      'L’Université Sultan Moulay Slimane est passée de quatre à douze établissements en 2018 et ' +
        '2019 (MAP, 2019) : plusieurs écoles y sont donc jeunes.',
    ],
    points: [
      {
        title: 'Deux ENSA',
        text:
          'L’une est à Béni Mellal, l’autre à Khouribga, qui a aussi une faculté ' +
          'polydisciplinaire.',
      },
      {
        title: 'Une exception relevée',
        text:
          'En septembre 2025, la FST de Béni Mellal gardait des épreuves malgré la sélection sur ' +
          'dossier (Le360).',
      },
      {
        title: '4 840 lits publics en 2015-2016',
        text:
          'C’est la capacité de cité universitaire donnée par l’ONOUSC, un ordre de grandeur ' +
          'ancien.',
      },
    ],
  },
  benguerir: {
    paragraphs: [
      'On vient à Benguerir pour une seule université, l’UM6P, lancée par OCP, ouverte en 2013 ' +
        'et inaugurée en janvier 2017. Son campus résidentiel de 55 hectares se trouve dans la ' +
        'ville verte Mohammed VI (Atalayar, 2024).',
      'Marrakech est à 70 ou 80 kilomètres, environ quarante-cinq minutes par la route ou le ' +
        'train.',
    ],
    points: [
      {
        title: 'Plusieurs écoles, plusieurs villes',
        text:
          'EMINES travaille le management industriel et l’Africa Business School le management ; ' +
          'la FGSES, pour la gouvernance et l’économie, est à Rabat.',
      },
      {
        title: 'Un statut à part',
        text:
          'L’UM6P n’est pas l’une des douze universités publiques. L’État l’a reconnue en 2017 ; ' +
          'le renouvellement est à vérifier.',
      },
    ],
  },
};
