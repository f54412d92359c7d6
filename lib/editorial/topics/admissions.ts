import { FACTS_CHECKED_IN } from '@/lib/editorial/facts';
import { USUAL_PAPERS } from '@/lib/editorial/masters/checklist';
import type { Topic } from './topic';

export const admissions: Topic = {
  slug: 'admissions',
  title: 'Admission en master au Maroc',
  metaTitle: 'Admission en master au Maroc : dossier, étapes, pièces',
  metaDescription:
    'Qui peut candidater en master au Maroc, comment se fait la sélection sur dossier depuis ' +
    '2025, quelles pièces réunir et que vérifier avant de s’inscrire.',
  lead:
    'Depuis août 2025, l’entrée en master à l’université publique se fait en principe sur ' +
    'dossier. Voici qui peut candidater, comment la sélection se déroule, quelles pièces réunir ' +
    'et ce qu’il faut vérifier avant de vous inscrire ou de payer.',
  checkedIn: FACTS_CHECKED_IN,
  relatedSlugs: [
    'admission-master-sur-dossier',
    'constituer-dossier-candidature-master',
    'reconnaitre-filiere-accreditee',
    'master-master-specialise-mba',
  ],
  body: `Un master se prépare en quatre semestres après une licence. Le cadre actuel est un arrêté du 25 juillet 2025 (n° 1891.25), publié au Bulletin officiel n° 7430 du 14 août 2025. Nous le connaissons par la presse qui l’a lu, citée en bas de page : en cas de doute, le texte officiel et l’avis de l’établissement l’emportent.

## Qui peut candidater

L’arrêté ouvre le cycle master aux titulaires de l’un de ces diplômes :

- une licence, qu’elle soit fondamentale, professionnelle, d’éducation ou de sciences et techniques ;
- un bachelor en technologie ;
- un diplôme d’études fondamentales (DEF) en sciences médicales, dentaires ou pharmaceutiques ;
- un diplôme reconnu équivalent.

Chaque filière précise ensuite les licences qu’elle accepte. Avec un diplôme obtenu hors du Maroc, lisez d’abord la page sur les [équivalences](/equivalences).

## Comment se fait la sélection

La règle nationale est la sélection sur dossier, sans épreuve écrite ni orale. Les critères figurent dans le descriptif de la filière accréditée. Une commission, présidée par le doyen, le directeur ou leur délégué, dresse une liste principale et une liste d’attente, que la présidence de l’université valide. Les diplômés des centres d’excellence entrent sans sélection dans les masters accrédités de leur université.

La pratique ne suit pas toujours la règle. En septembre 2025, plusieurs établissements gardaient des épreuves, dont la faculté des lettres de Marrakech et la FST de Béni Mellal (Le360). Lisez donc l’avis jusqu’au bout, et préparez un oral si l’avis en annonce un. L’article sur [l’admission sur dossier](/master-maroc/admission-master-sur-dossier) explique ce qui compte dans un dossier.

## Les étapes, dans l’ordre

1. Dès le printemps, choisissez trois à six filières et notez l’établissement exact qui les porte.
2. Contrôlez que chacune figure sur la liste des filières accréditées, sur le site du [ministère](https://enssup.gov.ma) ou de l’université.
3. Lisez l’avis de candidature : licences acceptées, critères, places, langue, date de clôture.
4. Remplissez la préinscription sur le site de l’établissement et imprimez le formulaire.
5. Réunissez les pièces, faites-en des copies lisibles et déposez le dossier avant la date limite.
6. Suivez l’affichage des résultats, liste d’attente comprise, sur le site de l’établissement.
7. Si vous êtes admis, inscrivez-vous dans le délai : une place non confirmée passe au suivant.

## Les pièces demandées le plus souvent

${USUAL_PAPERS.map((paper) => `- ${paper}`).join(' ;\n')}.

Cette liste vient d’avis de la FSJES d’Aït Melloul et de la FST de Tanger. Un autre établissement peut demander davantage. [Constituer son dossier](/master-maroc/constituer-dossier-candidature-master) détaille chaque pièce.

## Gratuit, payant : ce que cela change

À l’université publique, le temps plein est gratuit. Le temps aménagé, en soirée ou le week-end, s’adresse aux salariés et aux fonctionnaires et il est payant : Le360 relevait en novembre 2025 des montants de 6 000 à 17 000 DH selon le cycle. Des règles d’exonération étaient discutées en décembre 2025 ; demandez celles de votre établissement. Les écoles et universités privées fixent leurs frais, leurs dates et leurs épreuves, souvent un dossier suivi d’un entretien ou d’un test.

## Trois mots à distinguer

- **Autorisation** : l’établissement privé a le droit d’ouvrir.
- **Accréditation** : une filière précise est validée, pour une durée limitée.
- **Reconnaissance** : le diplôme de l’établissement privé vaut le diplôme national, pour un temps donné.

Le mot « master » sur une affiche ne prouve rien à lui seul. « Mastère », « executive master » et « MBA » sont des diplômes d’établissement, sauf accréditation. Voyez [comment reconnaître une filière accréditée](/master-maroc/reconnaitre-filiere-accreditee).

## Ce qui reste incertain

La loi 59.24 a remplacé la loi 01-00 au début de 2026. Nous n’avons pas trouvé ses décrets d’application : nous ne disons donc pas ce qu’elle change pour les masters. Nous n’avons pas trouvé non plus de portail national de candidature : [cursussup.gov.ma](https://cursussup.gov.ma) sert aux écoles sélectives après le bac, pas aux masters.

## Sources

- Le360, 21 août 2025 ; L’Opinion et Hespress, même période (arrêté n° 1891.25, Bulletin officiel du 14 août 2025)
- Le360, 3 septembre 2025 (épreuves maintenues)
- Le360, 11 novembre 2025 (temps aménagé) ; Belpresse, réunion des présidents du 13 décembre 2025
- FSJES d’Aït Melloul, avis de janvier 2026 ; FST de Tanger, avis sans date (pièces)
- Médias24 et Belpresse, début 2026 ; Al Jareeda, 10 mars 2026 (loi 59.24)
- L’Économiste, 2013 (diplômes d’établissement) ; laformation.ma, page sans date (autorisation, accréditation, reconnaissance)
`,
};
