import { FACTS_CHECKED_IN } from '@/lib/editorial/facts';
import type { Topic } from './topic';

export const calendrier: Topic = {
  slug: 'calendrier',
  title: 'Calendrier universitaire : candidatures, examens, jours fériés',
  metaTitle: 'Calendrier du master au Maroc : candidatures, examens',
  metaDescription:
    'Candidatures, résultats, cours, examens, soutenances : les périodes habituelles d’un master ' +
    'au Maroc, avec leur degré de certitude, et les jours fériés fixes.',
  lead:
    'Il n’existe pas de calendrier unique des masters : chaque établissement fixe ses dates. ' +
    'Voici les périodes qui reviennent chaque année, avec leur degré de certitude, et les jours ' +
    'fériés à date fixe.',
  checkedIn: FACTS_CHECKED_IN,
  relatedSlugs: [
    'annee-universitaire-mois-par-mois',
    'constituer-dossier-candidature-master',
    'admission-master-sur-dossier',
    'master-temps-amenage-salaries',
  ],
  body: `Nous n’avons trouvé aucun calendrier ministériel récent des universités. Les dates de rentrée que l’on trouve en ligne concernent souvent les écoles et les lycées, ou un autre pays : ne vous y fiez pas. Cette page donne donc des périodes, jamais une échéance. La date qui compte est celle de l’avis de votre établissement.

## Les périodes qui reviennent

Une année de master compte deux semestres d’environ seize semaines (norme ancienne). Le repère le plus complet que nous ayons est le calendrier des masters d’une université marocaine pour 2022-2023, connu par une copie anonyme : la source est faible, et un seul exemple ne fait pas une règle.

| Étape | Période habituelle | Certitude | Repère daté |
| --- | --- | --- | --- |
| Candidatures, écoles privées | à partir de l’hiver, sans fin connue | indicatif, usage | aucun |
| Candidatures, université publique | juin à septembre | indicatif, daté | 15 juillet au 28 août 2022 |
| Sélection et résultats | septembre et octobre, parfois plus tard | indicatif, daté | 6 au 25 septembre 2022 |
| Inscriptions et début des cours | fin septembre à mi-octobre | indicatif, daté | 26 septembre au 10 octobre 2022 |
| Examens des semestres 1 et 3 | janvier et février | indicatif, daté | première semaine de février 2023 |
| Rattrapages des semestres 1 et 3 | quelques semaines après | indicatif, daté | troisième semaine de février 2023 |
| Cours du semestre 2 | fin février à début juin | indicatif, daté | 27 février au 3 juin 2023 |
| Stage du semestre 4 | mars à mai | indicatif, daté | 1er mars au 31 mai 2023 |
| Examens du semestre 2 | juin | indicatif, daté | 5 au 17 juin 2023 |
| Rattrapages du semestre 2 | fin juin, début juillet | indicatif, daté | 27 juin au 2 juillet 2023 |
| Soutenances | juin et juillet | indicatif, daté | à partir du 19 juin 2023 |
| Seconde session de soutenances | septembre et octobre | indicatif, usage | aucun |

« Indicatif, daté » : la période s’appuie sur ce calendrier. « Indicatif, usage » : c’est une habitude, sans document daté. Rien de tout cela n’est garanti.

Les écarts sont réels. L’Université Chouaïb Doukkali avait commencé ses cours le 12 septembre en 2022 ; à la FSJES d’Aït Melloul, des inscriptions de la liste d’attente ont eu lieu du 19 au 22 janvier 2026, en pleine année. Rester attentif après une réponse négative a donc un sens.

## Vos tâches, saison par saison

1. **Hiver** : listez les filières, vérifiez leur accréditation, surveillez les écoles privées.
2. **Printemps** : réunissez bac, relevés, copies et lettre ; demandez tôt ce qui dépend d’une administration.
3. **Juin à août** : consultez deux fois par semaine le site des établissements visés et déposez avant la dernière journée.
4. **Septembre et octobre** : suivez les listes, inscrivez-vous dans le délai, cherchez le logement en parallèle.
5. **Novembre à février** : surveillez l’avis de bourse de votre faculté, préparez les examens, lancez la recherche de stage.
6. **Mars à juillet** : stage, mémoire, soutenance. Réservez votre encadrant et votre date dès l’ouverture de la session.

L’article [mois par mois](/master-maroc/annee-universitaire-mois-par-mois) reprend ces tâches en détail, et la page [admissions](/admissions) décrit le dossier.

## Les jours fériés à date fixe

Ces dates ne bougent pas d’une année à l’autre.

- 1er janvier : Nouvel An
- 11 janvier : Manifeste de l’Indépendance
- 14 janvier : Nouvel An amazigh (le 14, et non le 13 comme l’écrivent des sites étrangers)
- 1er mai : fête du Travail
- 30 juillet : fête du Trône
- 14 août : journée Oued Eddahab
- 20 août : Révolution du Roi et du Peuple
- 21 août : fête de la Jeunesse
- 31 octobre : Aïd Al Wahda, la fête de l’Unité, ajoutée récemment (décrets 2.25.1140 et 2.26.14)
- 6 novembre : Marche verte
- 18 novembre : fête de l’Indépendance

## Les fêtes qui se déplacent

L’Aïd al-Fitr, l’Aïd al-Adha, le 1er moharram et le Mawlid suivent l’observation de la lune. Elles avancent d’une dizaine de jours par an et leur date exacte n’est sûre qu’à un ou deux jours près : nous n’en mettons aucune dans le calendrier. Pendant le ramadan, les horaires de cours et des services sont réduits. Si un dépôt ou un examen tombe près d’une fête, demandez confirmation à l’établissement.

## Utiliser le fichier .ics

Abonnez l’agenda de votre téléphone ou de votre ordinateur au fichier de cette page : il reprendra nos corrections de lui-même. Un fichier téléchargé, lui, ne change plus. Les périodes y portent la mention « indicatif » et se répètent chaque année ; les candidatures des écoles privées n’y sont pas, faute de dates ; les jours fériés fixes portent la mention « fixe ». Ajoutez vous-même les échéances de vos établissements dès que leurs avis paraissent : ce sont les seules qui vous engagent.

## Sources

- Source faible : calendrier des masters 2022-2023 d’une université non nommée, copie anonyme publiée sur Scribd
- FSJES d’Aït Melloul, avis de janvier 2026
- Université Chouaïb Doukkali, rentrée de septembre 2022
- Biladi, page sans date (jours fériés, décrets 2.25.1140 et 2.26.14)
- Connaissances générales, sans source datée, pour les écoles privées, la seconde session de soutenances et les autres jours fériés
`,
};
