import { FACTS_CHECKED_IN } from './facts';

export const glossary = {
  checkedIn: FACTS_CHECKED_IN,
  /** Markdown with ## sections. */
  body: `## Diplômes

- **LMD** : licence, master, doctorat, le système en place depuis 2003. La licence compte six semestres, le master quatre, le doctorat trois ans ou davantage.
- **Bac+5** : niveau d’un diplôme obtenu après cinq années d’études au-delà du baccalauréat.
- **Master** : diplôme national à bac+5, à l’origine tourné vers la recherche.
- **Master spécialisé** : diplôme national à bac+5, à l’origine tourné vers l’emploi.
- **MST** : master en sciences et techniques, délivré par une FST.
- **Mastère**, **executive master** : diplômes d’établissement, sauf accréditation.
- **MBA** : Master of Business Administration ; le nom n’est pas protégé. Le comparatif est dans [master, master spécialisé ou MBA](/master-maroc/master-master-specialise-mba).
- **DU** : diplôme d’université, un diplôme d’établissement.
- **DEF** : diplôme d’études fondamentales en sciences médicales, dentaires ou pharmaceutiques.
- **Diplôme d’ingénieur d’État** : trois ans après deux années préparatoires ; ce n’est pas un master.

## Établissements

- **EMI** : École Mohammadia d’ingénieurs, à Rabat.
- **ENCG** : École nationale de commerce et de gestion.
- **ENIAD** : école de l’Université Mohammed Premier consacrée à l’intelligence artificielle et au numérique, à Berkane.
- **ENS** : École normale supérieure.
- **ENSA** : École nationale des sciences appliquées.
- **ENSAM** : École nationale supérieure d’arts et métiers.
- **ENSP** : École nationale de santé publique, à Rabat.
- **ESEF** : école supérieure de l’éducation et de la formation.
- **EST** : école supérieure de technologie.
- **FEG** : faculté d’économie et gestion.
- **FGSES** : faculté de gouvernance et d’économie de l’UM6P, à Rabat.
- **FMP** : faculté de médecine et de pharmacie.
- **FP** : faculté polydisciplinaire.
- **FS** : faculté des sciences.
- **FSJES** : faculté des sciences juridiques, économiques et sociales.
- **FSJP** : faculté des sciences juridiques et politiques.
- **FST** : faculté des sciences et techniques.
- **INBA** : Institut national des beaux-arts, à Tétouan.
- **INPT** : Institut national des postes et télécommunications, à Rabat.
- **INSEA** : Institut national de statistique et d’économie appliquée, à Rabat.
- **ISCAE** : école publique de commerce, à Casablanca et à Rabat.

Les villes de chaque réseau sont dans l’article sur les [ENCG, ENSA, FST et ENSAM](/master-maroc/reseaux-encg-ensa-fst-ensam).

## Universités

- **AUI** : Université Al Akhawayn, à Ifrane.
- **UAE** : Université Abdelmalek Essaâdi.
- **UCA** : Université Cadi Ayyad.
- **UCD** : Université Chouaïb Doukkali.
- **UEMF** : Université Euromed de Fès.
- **UH1** : Université Hassan Premier. **UH2C** : Université Hassan II de Casablanca.
- **UIC** : Université internationale de Casablanca. **UIR** : Université internationale de Rabat.
- **UIT** : Université Ibn Tofaïl. **UIZ** : Université Ibn Zohr.
- **UM5** : Université Mohammed V de Rabat. **UM6P** : Université Mohammed VI Polytechnique. **UM6SS** : Université Mohammed VI des sciences de la santé.
- **UMI** : Université Moulay Ismaïl. **UMP** : Université Mohammed Premier.
- **UPF** : Université privée de Fès. **UPM** : Université privée de Marrakech.
- **USMBA** : Université Sidi Mohamed Ben Abdellah. **USMS** : Université Sultan Moulay Slimane.

## Valeur d’un diplôme

- **Autorisation** : un établissement privé a le droit d’ouvrir.
- **Accréditation** : une filière est validée, pour une durée limitée.
- **Reconnaissance** : le diplôme d’un établissement privé vaut le diplôme national, pour un temps donné.
- **Équivalence** : un diplôme obtenu hors du Maroc vaut un diplôme marocain.
- **ANEAQ** : agence chargée de la qualité de l’enseignement supérieur.
- **BO** : Bulletin officiel.
- **AACSB**, **AMBA**, **EQUIS** : labels internationaux d’écoles ou de programmes de gestion. **NECHE** : organisme d’accréditation américain. **ABET**, **EUR-ACE** : accréditations de formations d’ingénieurs.

Les trois premiers mots sont expliqués dans [reconnaître une filière accréditée](/master-maroc/reconnaitre-filiere-accreditee), le quatrième dans la page [équivalences](/equivalences).

## Aides et démarches

- **AMCI** : Agence marocaine de coopération internationale, pour les étudiants étrangers.
- **AMO** : assurance maladie obligatoire ; l’AMO Étudiants relève de la loi 116-12.
- **CIN** : carte d’identité nationale.
- **CNDP** : Commission nationale de contrôle de la protection des données à caractère personnel.
- **CNRST** : Centre national pour la recherche scientifique et technique, qui attribue la bourse PASS.
- **Minhaty** : plateforme de bourse des nouveaux bacheliers.
- **ONCF** : société des trains marocains.
- **ONOUSC** : office qui gère les bourses depuis septembre 2015, et les cités universitaires.
- **RNP**, **RSU** : Registre national de la population, Registre social unifié.
- **Temps aménagé** : cours du soir ou du week-end, payants, pour salariés et fonctionnaires.

Les montants et les conditions sont dans le [tableau des aides](/bourses).

## Sources

- L’Économiste, 2013 (diplômes nationaux et diplômes d’établissement)
- laformation.ma, page non datée (autorisation, accréditation, reconnaissance)
- [DRH.ma](https://drh.ma/mba-au-maroc-verifier-avant-de-sengager), sans date relevée (appellation MBA et labels)
- Loi 116-12 (AMO Étudiants) ; ONOUSC (gestion des bourses depuis septembre 2015)
- Connaissances générales, sans source datée, pour les sigles et le système LMD de 2003
`,
};
