import type { Topic } from './topic';

export const bourses: Topic = {
  slug: 'bourses',
  title: 'Bourses pour un master au Maroc',
  metaTitle: 'Bourses de master au Maroc : conditions et démarches',
  metaDescription:
    'Bourse du cycle master, mobilité internationale, étudiants étrangers, doctorat : conditions ' +
    'relevées, démarches et points à vérifier avant de compter dessus.',
  lead:
    'La bourse du cycle master ne se demande pas comme celle des nouveaux bacheliers. Voici les ' +
    'conditions relevées pour 2025-2026, la démarche, les aides à la mobilité et ce qu’il vaut ' +
    'mieux vérifier avant de bâtir un budget.',
  relatedSlugs: [
    'bourses-cycle-master',
    'bourses-mobilite-internationale',
    'couverture-sante-amo-etudiants',
    'logement-etudiant-master',
  ],
  body: `Aucune bourse n’est acquise avant une décision écrite. Construisez votre budget sans elle, puis ajoutez-la si vous l’obtenez. Les conditions changent d’une année à l’autre : celles de cette page portent leur date, et l’avis affiché par votre établissement passe avant elles.

## La bourse du cycle master

Elle est gérée par l’ONOUSC, l’office des œuvres universitaires. Pour 2025-2026, une lettre adressée aux présidents d’université en janvier 2026 distinguait deux voies (Express TV) :

- le **mérite social**, pour ceux qui avaient déjà la bourse au premier cycle ;
- le **mérite académique**, pour ceux qui ne l’avaient pas, selon le rang obtenu à la sélection, dans la limite de 20 % des places de l’établissement pour les nouveaux inscrits en première année.

Les conditions communes étaient les suivantes : être de nationalité marocaine, ne pas être fonctionnaire, n’avoir ni activité professionnelle ou commerciale ni autre bourse, avoir 30 ans au plus à la fin de décembre 2025. La bourse durait deux ans au maximum.

### Combien

Le montant connu pour un master est de 7 334 DH par an, versé en trois fois ; il date de 2012-2013 et était confirmé en 2018 (ALM). Nous ne l’avons pas vu confirmé pour 2025-2026.

### Que faire

1. Inscrivez-vous d’abord : ce sont les établissements qui transmettent les listes, par voie électronique.
2. Surveillez les avis de votre faculté à partir de la rentrée. En 2026, les listes étaient attendues le 10 janvier puis le 7 février.
3. Si vous étiez boursier en licence, gardez la preuve de votre bourse.
4. Relisez votre nom et votre numéro de carte nationale sur les listes affichées : une erreur peut bloquer le dossier.
5. En cas d’absence sur la liste, écrivez tout de suite au service des étudiants et gardez une copie.

## Minhaty n’est pas votre guichet

La plateforme [minhaty.ma](https://minhaty.ma) sert aux nouveaux bacheliers, avec inscription au Registre national de la population et au Registre social unifié. La campagne lue allait du 14 juillet au 30 septembre 2025. Un étudiant qui entre en master suit l’avis de sa faculté. Nous détaillons les deux cas dans l’article sur les [bourses du cycle master](/master-maroc/bourses-cycle-master).

## Les aides qui réduisent la dépense

- **Scolarité** : gratuite à temps plein dans les universités publiques. Pour les parcours payants, lisez l’article sur le [temps aménagé](/master-maroc/master-temps-amenage-salaries).
- **Logement** : la demande d’une chambre en cité passe par [logement.onousc.ma](https://logement.onousc.ma). Les règles de 2022 visaient surtout les bacheliers récents : vérifiez votre droit.
- **Santé** : l’AMO Étudiants couvre jusqu’à 30 ans ceux qui n’ont pas d’autre couverture ; elle est gratuite dans le public (loi 116-12).
- **Trains et sorties** : le Pass Jeunes, de 16 à 30 ans, donnait 20 % de réduction sur les trains de l’ONCF (Le360, décembre 2025).

## Partir à l’étranger

**Erasmus+** finance un séjour chez un partenaire de votre université : adressez-vous à son service de coopération. Les masters conjoints **Erasmus Mundus** se déroulent dans au moins deux pays ; leurs bourses couvrent les frais et la vie courante, après une sélection internationale. Pour la France, la bourse **Eiffel** est demandée par l’établissement français, pas par l’étudiant : le dernier appel que nous avons lu s’est clos le 8 janvier 2026, pour 1 200 € par mois en master. Commencez un an avant le départ ; voyez les [bourses de mobilité](/master-maroc/bourses-mobilite-internationale).

## Étudiants étrangers

L’Agence marocaine de coopération internationale (AMCI) reçoit les demandes par les autorités du pays d’origine et la voie diplomatique. Un étranger qui vit déjà au Maroc ne peut pas y prétendre. L’allocation lue en 2018 était de 750 DH par mois : prévoyez d’autres ressources.

## Après le master

La bourse doctorale PASS du CNRST était de 7 000 DH par mois, douze mois renouvelables jusqu’à trois ans, pour des Marocains de 26 ans au plus inscrits en première année de doctorat dans une université publique (Université Ibn Tofaïl, novembre 2025). L’âge compte : si la recherche vous attire, ne laissez pas d’année vide entre licence et doctorat.

Les fondations qui aident les étudiants marocains, comme la Fondation marocaine de l’étudiant ou le programme Istihqaq, interviennent à partir du bac. Nous n’en avons pas trouvé qui ouvre un dossier à l’entrée du master.

## Sources

- Express TV, janvier 2026 (lettre aux présidents d’université, bourse du cycle master 2025-2026)
- ALM, 2013 et 2018 (montants, barème de 2012-2013)
- Annonce de la campagne Minhaty, juillet 2025
- Le360, décembre 2025 (Pass Jeunes, logement) ; ONOUSC, conditions de 2022 (logement)
- Programme Eiffel, appel clos le 8 janvier 2026 ; Campus France Maroc
- Loi 116-12 et montants de 2016 (AMO Étudiants)
- AMCI, allocation relevée en 2018
- Université Ibn Tofaïl, novembre 2025 (bourse PASS du CNRST)
`,
};
