import { FACTS_CHECKED_IN } from '@/lib/editorial/facts';
import type { Topic } from './topic';

export const equivalences: Topic = {
  slug: 'equivalences',
  title: 'Équivalences : qui en a besoin, et pour quoi',
  metaTitle: 'Équivalence de diplôme au Maroc : en avez-vous besoin ?',
  metaDescription:
    'Faut-il une équivalence au Maroc, quelles pièces préparer, comment déposer la demande en ' +
    'ligne, combien de temps attendre, et le cas des diplômes français.',
  lead:
    'L’équivalence dit qu’un diplôme obtenu hors du Maroc vaut un diplôme marocain. Elle n’est ' +
    'pas toujours nécessaire. Voici comment savoir si elle l’est pour vous, réunir les pièces et ' +
    'suivre la demande.',
  checkedIn: FACTS_CHECKED_IN,
  relatedSlugs: [
    'equivalence-diplome-etranger-etapes',
    'diplomes-francais-equivalence-automatique',
    'etudiants-etrangers-master-maroc',
  ],
  body: `L’équivalence repose sur le décret n° 2-01-333 du 21 juin 2001. La décision est un arrêté du ministère, pris après l’avis d’une commission de secteur et publié au Bulletin officiel. Elle porte sur un diplôme précis, délivré par un établissement précis.

## En avez-vous besoin

Répondez à ces questions avant de réunir quoi que ce soit.

- **Vous visez un concours de la fonction publique ou une profession réglementée** (médecin, pharmacien, dentiste, architecte, avocat) : l’équivalence est demandée.
- **Vous visez un emploi dans le privé** : l’employeur ne la demande souvent pas. Posez-lui la question.
- **Vous voulez entrer en master au Maroc** avec une licence étrangère : l’établissement exige une équivalence ou une attestation. Lisez l’avis ; les étudiants étrangers passent en plus par l’AMCI.
- **Votre diplôme vient d’une école privée marocaine** : cette procédure ne vous concerne pas. C’est la reconnaissance de l’école qui compte, voyez [comment la vérifier](/master-maroc/reconnaitre-filiere-accreditee).

Deux conditions reviennent dans les décisions : l’établissement doit être reconnu dans son pays, et vous devez avoir respecté les règles d’accès marocaines, par exemple un bac scientifique pour la médecine.

## Les étapes

1. Vérifiez que votre diplôme ne relève pas d’un régime particulier (voir le cas français plus bas).
2. Téléchargez la liste des pièces à jour auprès du [ministère](https://enssup.gov.ma). C’est elle qui fait foi sur les copies légalisées et les traductions.
3. Demandez à votre établissement étranger les documents officiels qui manquent. Cette étape ne dépend pas de vous : écrivez tôt.
4. Déposez la demande en ligne sur e-Equivalence, la plateforme ouverte en octobre 2022, avec les documents numérisés.
5. Prenez le rendez-vous proposé et remettez le dossier papier.
6. Répondez vite à toute demande de complément, et gardez le récépissé.
7. Quand la décision paraît, conservez la référence de l’arrêté et du Bulletin officiel : on vous la demandera.

## Les pièces à préparer

La liste suivante vient de copies d’une page du ministère qui datent de 2013. Elle aide à commencer, elle ne remplace pas la liste actuelle.

- CV détaillé depuis le bac, en deux exemplaires ;
- diplôme à faire reconnaître, en deux copies, et autres diplômes obtenus ;
- baccalauréat ou titre reconnu équivalent, en deux copies ;
- document officiel de l’établissement : conditions d’admission, programme avec volumes horaires, évaluation, stages ;
- relevés de notes et attestations de réussite de chaque année ;
- justificatifs de stages ;
- mémoire ou thèse, en deux exemplaires, et publications s’il y en a ;
- preuve de séjour régulier dans le pays d’études.

Notre article [étape par étape](/master-maroc/equivalence-diplome-etranger-etapes) explique comment obtenir les pièces difficiles.

## Combien de temps

En juin 2023, le ministère annonçait des délais passés de quatre mois à moins d’un mois et demi en droit, en économie, en sciences et en lettres, et de six mois à deux mois et demi en santé et en architecture, pour environ 4 000 demandes par an (La Vie éco). Ce sont des délais annoncés, pas garantis. Comptez plus large si un concours approche, et déposez dès que le diplôme est en main.

## Diplômes français : l’équivalence automatique

Depuis avril 2025 (Bulletin officiel n° 7392), la licence, le master et le doctorat délivrés par les **universités publiques françaises** sont réputés équivalents, sans passage devant une commission. Les conditions rapportées par la presse sont un cursus régulier suivi en France et un document officiel signé par un recteur français. Les études de santé restent soumises à la commission.

Nous n’avons rien lu qui étende cette règle aux écoles privées de commerce : ne supposez pas qu’elles sont concernées. Une extension à d’autres pays a été annoncée ; nous n’en avons trouvé aucune qui soit publiée. Le détail se trouve dans l’article sur les [diplômes français](/master-maroc/diplomes-francais-equivalence-automatique).

## Trois erreurs fréquentes

- Attendre la veille d’un concours pour déposer le dossier.
- Fournir une attestation de l’école là où le ministère demande le programme détaillé avec les heures.
- Croire qu’un diplôme obtenu dans un établissement étranger installé au Maroc suit la même règle qu’un diplôme obtenu sur place : demandez au ministère avant de vous inscrire.

Pour l’entrée en master elle-même, voyez la page [admissions](/admissions).

## Sources

- Décret n° 2-01-333 du 21 juin 2001
- Copies d’une page du ministère, 2013 (pièces)
- Plateforme e-Equivalence, octobre 2022
- La Vie éco, juin 2023 (délais et nombre de demandes)
- Bulletin officiel n° 7392, avril 2025 ; L’ODJ ; Médias24, 24 avril 2025 (diplômes français)
- 9rayti et lafactory.ma, pages sans date (usages de l’équivalence)
`,
};
