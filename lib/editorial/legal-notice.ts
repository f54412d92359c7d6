import { escapeMarkdown } from '@/lib/markdown/escape';
import type { SiteSettings } from '@/lib/publisher/settings';

export const legalNotice = {
  metaDescription:
    'Mentions légales du Guide des Masters au Maroc : éditeur, hébergeur, propriété des textes, ' +
    'portée des informations, liens externes et droit applicable.',
  updatedOn: '19 septembre 2025',
} as const;

/** Markdown; what the settings do not say is left out. */
export function legalNoticeBody(settings: SiteSettings): string {
  const { hostingCompany, cndpNumber } = settings;
  return `## Éditeur du site

${publisherText(settings)}

Pour joindre l’équipe, utilisez la page [contact](/contact).

${hostingCompany ? `## Hébergeur\n\n${escapeMarkdown(hostingCompany)}\n\n` : ''}## Objet du site

Le guide informe les personnes qui veulent préparer un master professionnel au Maroc. Sa consultation est gratuite et ne demande aucun compte. Le site n’a pas de lien officiel avec le ministère chargé de l’enseignement supérieur, ni avec les universités et écoles présentées. Il ne reçoit aucune candidature, aucune demande de bourse et aucune demande d’équivalence.

## Portée des informations

Les informations sont données de bonne foi, à partir de sources citées, avec leur date quand elle est connue. Elles ne sont pas contractuelles. Les conditions d’admission, les dates, les frais et les aides changent : l’avis de l’établissement, le Bulletin officiel et les services de l’administration font seuls foi. Les grands nombres ronds affichés en tête de certaines pages sont des repères de présentation, pas des statistiques officielles.

Si vous relevez une erreur, signalez-la par la page [contact](/contact) : nous vérifions et corrigeons.

## Propriété intellectuelle

Les textes, la mise en page et les illustrations du site sont protégés par la loi 2-00 relative aux droits d’auteur et droits voisins. Vous pouvez en citer un court extrait en nommant le site et en donnant l’adresse de la page. Toute autre reproduction demande l’accord écrit de l’éditeur, sauf pour les faits du répertoire des masters, publiés en [données ouvertes](/masters/donnees) sous une licence qui permet de les reprendre. Les noms et les marques des établissements appartiennent à leurs titulaires ; ils sont cités pour informer.

## Liens externes

Le site renvoie vers des sites officiels d’établissements et d’administrations. L’éditeur ne contrôle pas leur contenu ni leur disponibilité. Un lien ne vaut ni partenariat ni recommandation.

## Publicité

Des emplacements peuvent accueillir de la publicité. Ils sont séparés des textes et identifiés comme tels. Un annonceur n’intervient pas dans le contenu des articles.

## Données personnelles

Le traitement des données relève de la loi 09-08. La [politique de confidentialité](/politique-confidentialite) décrit les données utilisées, leur durée de conservation et vos droits. ${cndpNumber ? `Récépissé CNDP : ${escapeMarkdown(cndpNumber)}.` : ''}

## Responsabilité

L’éditeur ne répond pas d’une décision prise sur la seule base d’une page du site, ni d’une interruption du service. Vérifiez toujours auprès de l’établissement avant de payer ou de renoncer à une candidature.

## Droit applicable

Ces mentions sont régies par le droit marocain. En cas de différend, écrivez d’abord à l’éditeur ; à défaut d’accord, les tribunaux marocains compétents sont saisis.
`;
}

function publisherText(settings: SiteSettings): string {
  const { publisherName, legalForm, address, contactEmail, phone, publicationDirector } = settings;
  const facts = [
    ['Dénomination ou nom', publisherName],
    ['Forme juridique', legalForm],
    ['Adresse', address],
    ['Adresse e-mail', contactEmail],
    ['Téléphone', phone],
    ['Directeur ou directrice de la publication', publicationDirector],
  ].flatMap(([label, value]) => (value ? [`- ${label} : ${escapeMarkdown(value)}`] : []));
  const site = 'Le site « Guide des Masters au Maroc » est publié par';
  if (!publisherName) {
    const unknown = 'son équipe éditoriale. Le nom de l’éditeur n’est pas encore publié ici.';
    return [`${site} ${unknown}`, facts.join('\n')].join('\n\n').trim();
  }
  return `${site} :\n\n${facts.join('\n')}`;
}
