import { paths } from '@/lib/paths';

export type About = {
  metaDescription: string;
  lead: string;
  mission: string[];
  vision: string[];
  offer: { title: string; text: string; link?: { href: string; name: string } }[];
  team: string[];
  values: [AboutValue, AboutValue, AboutValue, AboutValue];
};

export type AboutValue = { title: string; text: string };

export const about: About = {
  metaDescription:
    'Qui écrit le Guide des Masters au Maroc, comment les informations sont vérifiées, datées et ' +
    'corrigées, et ce que ce guide gratuit ne fait pas.',
  lead:
    'Le Guide des Masters au Maroc aide les étudiants à choisir un master professionnel et à ' +
    'préparer leur candidature. Il est gratuit, sans lien officiel avec les établissements, et ' +
    'nomme ses sources.',
  mission: [
    'Chaque été, les mêmes questions reviennent : où candidater, avec quelles pièces, pour quel ' +
      'diplôme et à quel prix. Les réponses existent, mais elles sont dispersées entre des avis ' +
      'd’établissement, des articles de presse et des textes officiels.',
    'Notre mission est de les réunir dans une langue simple, de dire d’où elles viennent et de ' +
      'vous amener jusqu’à l’action suivante : un avis à lire, une pièce à demander, une question ' +
      'à poser.',
  ],
  vision: [
    'Nous voulons qu’un étudiant de Guelmim ou d’Errachidia dispose des mêmes informations qu’un ' +
      'étudiant de Casablanca, avec un téléphone simple et une connexion lente.',
    'Un bon guide rend aussi plus exigeant. Un lecteur qui sait distinguer autorisation, ' +
      'accréditation et reconnaissance pose de meilleures questions, et se laisse moins facilement ' +
      'vendre un titre sans valeur.',
  ],
  offer: [
    {
      title: 'Des fiches pour s’orienter',
      text:
        'Universités et écoles, spécialisations, villes : une présentation courte, ce qu’on y ' +
        'étudie et ce qu’il faut vérifier avant de choisir.',
    },
    {
      title: 'Un répertoire des masters, ouvert',
      text:
        'Chaque fiche dit d’où vient chaque fait et de quand il date. Tout le répertoire se ' +
        'télécharge, et chacun peut proposer une correction avec sa source.',
      link: { href: paths.mastersData, name: 'Les données ouvertes' },
    },
    {
      title: 'Des articles qui répondent à une question',
      text:
        'Admission sur dossier, bourses, équivalences, logement, débouchés : chaque article se ' +
        'termine par la liste de ses sources, avec leur date quand nous la connaissons et un ' +
        'lien quand nous avons l’adresse.',
    },
    {
      title: 'Quatre dossiers pratiques',
      text:
        'Admissions, bourses, équivalences et calendrier, avec les étapes dans l’ordre, les ' +
        'liens officiels et un agenda à ajouter à votre téléphone.',
    },
    {
      title: 'Une lettre par e-mail',
      text:
        'Les nouveaux articles et les changements utiles, pour ceux qui s’inscrivent. Chaque ' +
        'envoi contient un lien de désinscription.',
    },
  ],
  team: [
    'Les textes sont signés par l’équipe éditoriale. Elle tient un dossier de faits : beaucoup y ' +
      'sont accompagnés de leur éditeur et de leur date, certains de leur éditeur seul, d’autres ' +
      'relèvent de la connaissance générale. Les textes disent à quelle catégorie un fait appartient, et ' +
      'n’écrivent rien qui ne soit dans ce dossier. Chaque page bâtie sur lui dit en quel mois ses ' +
      'informations ont été vérifiées.',
    'Quand une information est ancienne, l’année est donnée dans le texte. Quand elle n’est pas ' +
      'sûre, c’est écrit. Une source faible, comme une copie anonyme, est nommée comme telle. ' +
      'Quand nous n’avons pas trouvé de source, nous préférons vous envoyer vers l’établissement : ' +
      'c’est pourquoi le nombre de programmes d’une université peut être annoncé « en cours de ' +
      'recensement ». Les grands nombres ronds affichés en tête de certaines pages sont des ' +
      'repères de présentation, pas des statistiques officielles.',
    'Vous avez vu une erreur, un lien mort, une règle qui a changé ? Écrivez-nous par la page ' +
      'contact, si possible avec le document qui le montre. Nous vérifions, nous corrigeons le ' +
      'texte et sa liste de sources.',
  ],
  values: [
    {
      title: 'Exactitude',
      text:
        'Un montant ou une règle n’apparaît qu’avec sa source et son année. Ce qui relève de la ' +
        'connaissance générale est signalé. Aucun classement sans année.',
    },
    {
      title: 'Indépendance',
      text:
        'Le guide n’a pas de lien officiel avec le ministère ni avec les établissements ' +
        'présentés. Les emplacements publicitaires sont identifiés et n’influencent pas les ' +
        'textes.',
    },
    {
      title: 'Clarté',
      text:
        'Des phrases courtes, des étapes numérotées, les sigles expliqués. Une page doit se ' +
        'comprendre à la première lecture, sur un petit écran.',
    },
    {
      title: 'Respect',
      text:
        'Aucune promesse d’admission, de bourse, d’emploi ou de visa. Aucun cookie sur les pages ' +
        'publiques, et une mesure d’audience qui ne garde rien sur vous.',
    },
  ],
};
