/** Advice in Markdown that holds for any city, even one that an editor adds later; {nom} is its name. */
export const genericCityReasons = `Étudier à {nom}, c’est d’abord choisir un programme, ensuite une ville. Commencez par les établissements présents sur place, puis lisez l’avis de candidature de chaque filière : licences acceptées, nombre de places, langue des cours, calendrier.

Regardez ensuite ce que {nom} apporte à votre projet : les employeurs de votre spécialité, le prix d’un logement proche du campus, les trajets vers la ville où vit votre famille. Comptez aussi le coût de quelques mois dans une autre ville, si le stage s’y fait.

### Vérifiez le diplôme

Public ou privé, demandez l’accréditation de la filière et, pour une université privée, la décision de reconnaissance en vigueur. Une autorisation d’ouvrir ne suffit pas.

### Chiffrez deux années

Additionnez le loyer, les repas, le transport, l’assurance et, le cas échéant, les frais de scolarité. Comparez ce total avec celui d’une autre ville avant de déposer vos dossiers.

### Cherchez les stages tôt

Relevez les entreprises et les administrations qui ont accueilli la promotion précédente.

### Parlez aux étudiants

Deux anciens de la filière vous diront en dix minutes ce qu’aucune brochure ne dit : horaires réels, présence des enseignants, ambiance, logement.
`;

/** The same for any university or school, public or private. */
export const genericUniversityReasons = `Avant de choisir {nom}, regardez la filière plus que le nom de l’établissement. Deux masters de même titre peuvent différer par les modules, la langue, le stage et les débouchés visés ; le descriptif de la filière et l’avis de candidature disent l’essentiel.

Comparez ensuite avec un ou deux établissements de la même spécialité. Notez pour chacun le coût total des deux années, la ville des cours, les pièces demandées et la date de clôture : la décision devient plus simple sur une seule page.

### Le statut du diplôme

Demandez si la filière est accréditée et jusqu’à quand. Pour une université privée, demandez aussi la décision de reconnaissance en vigueur : elle est temporaire.

### Ce que vous paierez

À l’université publique, le temps plein est gratuit et le temps aménagé payant. Dans les autres établissements, faites chiffrer par écrit l’ensemble des frais.

### Le stage et le mémoire

Demandez la durée du stage, qui l’encadre et où la promotion précédente l’a fait. C’est souvent ce qui distingue deux programmes proches.

### Le chemin d’admission

À l’université publique, la sélection se fait en principe sur dossier ; ailleurs, un test ou un entretien est fréquent. L’avis de l’établissement fait foi.
`;
