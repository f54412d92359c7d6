import { FACTS_CHECKED_IN } from '@/lib/editorial/facts';
import type { Topic } from './topic';

export const bourses: Topic = {
  slug: 'bourses',
  title: 'Bourses et aides en master : le tableau complet',
  metaTitle: 'Bourses et aides en master au Maroc : le tableau',
  metaDescription:
    'Bourse du cycle master, mobilité internationale, étudiants étrangers, doctorat : conditions ' +
    'relevées, démarches et points à vérifier avant de compter dessus.',
  lead:
    'Toutes les aides que nos sources donnent, avec l’âge, le montant et la date de chacune, ' +
    'puis la démarche de la bourse du cycle master, et ce que l’on confond.',
  checkedIn: FACTS_CHECKED_IN,
  relatedSlugs: [
    'bourses-cycle-master',
    'bourses-mobilite-internationale',
    'couverture-sante-amo-etudiants',
    'logement-etudiant-master',
  ],
  body: `Aucune bourse n’est acquise avant une décision écrite. Construisez votre budget sans elle, puis ajoutez-la si vous l’obtenez. Les conditions changent d’une année à l’autre : celles de cette page portent leur date, et l’avis affiché par votre établissement passe avant elles.

## Toutes les aides, en un tableau

| Aide | Pour qui, et quel âge | Montant connu | Date | Où lire la suite |
| --- | --- | --- | --- | --- |
| Bourse du cycle master, mérite social | Boursiers du premier cycle ; 30 ans au plus fin décembre 2025 | 7 334 DH par an, barème de 2012-2013 confirmé en 2018 | janvier 2026 | [Bourse du cycle master](/master-maroc/bourses-cycle-master) |
| Bourse du cycle master, mérite académique | Nouveaux inscrits bien classés, 20 % des places ; même âge | Le même | janvier 2026 | [Bourse du cycle master](/master-maroc/bourses-cycle-master) |
| Minhaty | Nouveaux bacheliers de moins de 26 ans, pas les masters | 6 334 DH par an en licence, la moitié pour une demi-bourse | juillet 2025 | [minhaty.ma](https://minhaty.ma) |
| Chambre en cité universitaire | Inscrits dans le public, sans emploi, venus d’une autre ville | 40 DH par mois | 2023 | [Logement étudiant](/master-maroc/logement-etudiant-master) |
| AMO Étudiants | Sans autre couverture, jusqu’à 30 ans | Gratuite dans le public ; 400 DH par an dans le privé et pour un master payant | 2016 | [AMO Étudiants](/master-maroc/couverture-sante-amo-etudiants) |
| Pass Jeunes | De 16 à 30 ans | 20 % sur les trains de l’ONCF, 50 % au cinéma | décembre 2025 | [Transport étudiant](/master-maroc/transport-etudiant-maroc) |
| Exonération du temps aménagé | Salariés payés au plus au salaire minimum légal | Annoncée, sans texte trouvé | décembre 2025 | [Temps aménagé](/master-maroc/master-temps-amenage-salaries) |
| Erasmus+, mobilité de crédits | Étudiants d’une université partenaire ; âge non relevé | Non relevé | non relevée | [Bourses de mobilité](/master-maroc/bourses-mobilite-internationale) |
| Erasmus Mundus | Admis d’un master conjoint ; âge non relevé | Frais et vie courante | 2021 | [Bourses de mobilité](/master-maroc/bourses-mobilite-internationale) |
| Eiffel, France | Présentés par un établissement français ; 25 ans dans l’appel de 2022 | 1 200 € par mois en master | janvier 2026 | [Bourses de mobilité](/master-maroc/bourses-mobilite-internationale) |
| AMCI | Étrangers, par leur pays ; moins de 35 ans dans l’appel 2025-2026 pour le Kenya | 750 DH par mois | 2018 | [Étudiants étrangers](/master-maroc/etudiants-etrangers-master-maroc) |
| Bourse de doctorat | Doctorants ; âge non relevé | 12 154 DH par an | 2018 | [Doctorat après un master](/master-maroc/doctorat-apres-master) |
| Bourse PASS du CNRST | Doctorants marocains de première année, 26 ans au plus | 7 000 DH par mois | novembre 2025 | [Doctorat après un master](/master-maroc/doctorat-apres-master) |
| Aides d’Al Akhawayn | Au mérite ou selon les ressources | 40 % des étudiants aidés | 2020 | [Al Akhawayn](/universites/al-akhawayn) |
| Bourses de l’UIR | Critères non relevés | Près d’un tiers des étudiants | 2022 | [UIR](/universites/uir) |

La date est celle de la source, pas celle de la prochaine campagne. « Non relevé » veut dire que nos sources ne le disent pas.

## La bourse du cycle master, en bref

Elle est gérée par l’ONOUSC, l’office des œuvres universitaires, et versée en trois fois. Pour 2025-2026, une lettre adressée aux présidents d’université en janvier 2026 distinguait le **mérite social** et le **mérite académique** (Express TV). Dans les deux cas, il fallait être de nationalité marocaine, ne pas être fonctionnaire, n’avoir ni activité professionnelle ou commerciale ni autre bourse. Elle durait deux ans au maximum.

Il n’y a pas de formulaire national : ce sont les établissements qui transmettent les listes, attendues cette année-là le 10 janvier puis le 7 février. Inscrivez-vous d’abord, surveillez l’affichage, gardez la preuve d’une bourse de licence, et signalez une absence le jour même. Les étapes sont dans l’article sur la [bourse du cycle master](/master-maroc/bourses-cycle-master).

## Ce que l’on confond

- **Minhaty n’est pas votre guichet** : la plateforme sert aux nouveaux bacheliers, avec inscription au Registre national de la population et au Registre social unifié. La campagne lue allait du 14 juillet au 30 septembre 2025.
- **La gratuité n’est pas une bourse** : la scolarité à temps plein est gratuite à l’université publique, pour tous. Les [frais publiés](/master-maroc/frais-masters-maroc-tableau) concernent le temps aménagé et les établissements payants.
- **Les fondations interviennent au bac** : la Fondation marocaine de l’étudiant et le programme Istihqaq ne commencent pas à l’entrée du master. Nous n’en avons pas trouvé qui ouvre un dossier à ce moment.
- **L’étudiant ne demande pas Eiffel** : c’est l’établissement français qui présente un candidat. Le dernier appel lu s’est clos le 8 janvier 2026.
- **L’AMCI ne se demande pas depuis le Maroc** : un étranger qui y vit déjà ne peut pas y prétendre.

## L’âge compte

Trois limites décident de votre calendrier : 26 ans pour la bourse PASS, 30 ans pour la bourse du cycle master, l’AMO Étudiants et le Pass Jeunes. Une année vide entre licence et doctorat peut en faire perdre une.

## Sources

- Express TV, janvier 2026 (lettre aux présidents d’université, bourse du cycle master 2025-2026)
- ALM, 2013 et 2018 (montants, barème de 2012-2013) ; lesinfos.ma, 2025 (barème de licence)
- Annonce de la campagne Minhaty, juillet 2025
- L’Économiste Campus, 2023 (chambre) ; ONOUSC, conditions de 2022
- Le360, décembre 2025 (Pass Jeunes) ; Belpresse, réunion des présidents d’université du 13 décembre 2025
- Loi 116-12 et conditions annoncées au lancement, en 2016 (AMO Étudiants)
- Programme Eiffel, appels de 2022 et clos le 8 janvier 2026 ; Erasmus Mundus, relevé de 2021
- AMCI, allocation relevée en 2018 ; appel pour le Kenya, 2025-2026
- Page de l’Université Ibn Tofaïl (UIT), novembre 2025 (bourse PASS, attribuée par le CNRST)
- Al Akhawayn, 2020 (éditeur non relevé) ; [Jeune Afrique, « Maroc : Rabat Business School est une alternative crédible aux masters européens ou américains », 2022](https://www.jeuneafrique.com/1388860/economie/maroc-rabat-business-school-est-une-alternative-credible-aux-masters-europeens-ou-americains/)
`,
};
