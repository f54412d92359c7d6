import { escapeMarkdown } from '@/lib/markdown/escape';
import type { SiteSettings } from '@/lib/publisher/settings';

export const privacy: { metaDescription: string; updatedOn: '19 septembre 2025' } = {
  metaDescription:
    'Données utilisées par le Guide des Masters au Maroc, durées de conservation, absence de ' +
    'cookie sur les pages publiques et exercice de vos droits (loi 09-08).',
  updatedOn: '19 septembre 2025',
};

export type PrivacyOptions = {
  settings: SiteSettings;
  contactDelivered: boolean;
  mailSent: boolean;
  /** Whether an address counts only after a click in a mail. */
  subscriptionConfirmed: boolean;
  /** Absent when events stay on this site. */
  analyticsHost?: string;
};

const contactDeliveredText = `Le formulaire de la page [contact](/contact) demande votre **nom**, votre **e-mail**, le **sujet** et le **message** ; les quatre sont obligatoires, car ils servent à vous répondre. Le site transmet ces données par e-mail à l’équipe éditoriale et ne les enregistre pas dans sa base de données. Un champ invisible et le temps passé sur le formulaire écartent les programmes ; ni l’un ni l’autre n’est gardé. Ce message est gardé dans la messagerie de l’équipe **3 ans au plus**, puis supprimé.`;

const contactNotDeliveredText = `Le formulaire de la page [contact](/contact) demande votre **nom**, votre **e-mail**, le **sujet** et le **message**. Il **ne transmet rien au site** : il prépare un message dans votre propre logiciel de messagerie, et rien ne part tant que vous ne l’envoyez pas vous-même. Si votre navigateur n’exécute pas JavaScript, c’est le site qui prépare ce message : votre texte lui parvient, il vous le rend aussitôt et ne le garde pas. Si vous l’envoyez, l’équipe éditoriale le reçoit comme un e-mail ordinaire, s’en sert pour vous répondre et le garde dans sa messagerie **3 ans au plus**.`;

const ownCounters = `Pour savoir quelles pages servent, le site tient ses propres compteurs : un nombre par jour, par page et par type d’événement (page vue, article lu, « j’aime », recherche, inscription à la lettre, clic vers un site externe). Quand un article est lu, le site compte aussi d’où venait la visite, par grandes familles (moteur de recherche, assistant, réseau social, messagerie, autre site, page du guide, accès direct) : le site précis n’est pas noté. Ces compteurs ne contiennent ni adresse réseau (IP), ni nom du navigateur, ni cookie, ni identifiant : ils ne permettent pas de vous reconnaître.`;

const otherCounters = (host: string) =>
  `Pour savoir quelles pages servent, votre navigateur signale à un service de mesure, **${host}**, les événements suivants : page vue, article lu, « j’aime », recherche, inscription à la lettre, clic vers un site externe. Un signal contient l’adresse de la page, sans ce que vous avez cherché, et, selon le cas, le nom de l’article ou le site vers lequel vous partez ; il indique aussi, si votre navigateur le dit, le site d’où vous venez, sans la page. Il ne contient ni cookie ni identifiant. Comme toute demande sur internet, il montre à ce service votre adresse réseau (IP) et le nom de votre navigateur ; ce qu’il en fait dépend de ses propres règles.`;

const ownRetention = `Les données de navigation sont conservées 26 mois au plus. En pratique, les lignes quotidiennes sont effacées après 25 mois. Restent le total des vues et le total des « j’aime » d’un article, affichés sur sa page.`;

const otherRetention = (host: string) =>
  `Les données de navigation sont conservées 26 mois au plus : c’est ce que nous demandons à ${host}. Le site lui-même n’en garde pas de nouvelles ; ses anciens compteurs quotidiens sont effacés après 25 mois.`;

const ownLoads =
  'Les pages publiques ne chargent ni police, ni script, ni outil de mesure depuis un autre site.';

const otherLoads = (host: string) =>
  `Les pages publiques ne chargent ni police ni script depuis un autre site ; les événements décrits plus haut partent vers ${host}.`;

const confirmedText =
  'Pour que personne n’inscrive l’adresse d’un autre, l’inscription ne compte qu’après un clic : un message envoyé à l’adresse contient un lien, qui ouvre une page avec un bouton. Jusque-là, aucune lettre n’est envoyée. Nous gardons la date de cette confirmation, ainsi que le nombre de messages de confirmation tant qu’elle n’a pas eu lieu (cinq au plus). Sans confirmation, l’adresse est **effacée sept jours** après le dernier de ces messages, sauf la trace d’une désinscription plus ancienne. ';

const welcomeText = (isConfirmed: boolean) =>
  isConfirmed
    ? 'Un message de bienvenue suit la confirmation. '
    : 'Un message de bienvenue confirme l’inscription. ';

export function privacyBody(options: PrivacyOptions): string {
  const { contactDelivered, mailSent, subscriptionConfirmed, analyticsHost, settings } = options;
  const { publisherName, cndpNumber, hostingCompany, contactEmail } = settings;
  return `Cette page décrit ce que fait réellement le site avec vos données. Elle s’appuie sur la loi 09-08 (dahir 1-09-15 du 18 février 2009, Bulletin officiel n° 5714 du 5 mars 2009) relative à la protection des personnes physiques à l’égard du traitement des données à caractère personnel.

## L’essentiel

- Les pages publiques ne déposent **aucun cookie**.
- La mesure d’audience n’utilise ni cookie ni identifiant.
- La lettre d’information demande votre accord et se quitte en un lien.
- Nous ne vendons, n’échangeons et ne louons aucune donnée.

## Responsable du traitement

Le responsable est l’éditeur du site${publisherName ? `, ${escapeMarkdown(publisherName)}` : ''}, présenté dans les [mentions légales](/mentions-legales).${cndpNumber ? ` Récépissé CNDP : ${escapeMarkdown(cndpNumber)}.` : ''}

## Données de navigation

${analyticsHost ? otherCounters(analyticsHost) : ownCounters}

Si votre navigateur envoie le signal « Do Not Track » ou « Global Privacy Control », votre visite n’est pas comptée.

${analyticsHost ? otherRetention(analyticsHost) : ownRetention}

Contre les envois en masse, le serveur garde l’adresse réseau des demandes en mémoire vive, le temps de compter : une heure pour la plupart des limites, une journée au plus. Quand plusieurs serveurs se partagent le site, une empreinte de cette adresse, faite avec une clé secrète et qui ne permet pas de la retrouver, est comptée dans la base de données ; elle est effacée dans les trois heures. Les demandes d’un même réseau sont aussi comptées ensemble, de même que les messages demandés pour une boîte e-mail ou pour un domaine, par une empreinte de la même sorte ; celle d’une boîte est effacée dans les vingt-six heures. L’adresse réseau elle-même n’est jamais écrite dans la base de données.

Ce que vous tapez dans la recherche figure dans l’adresse de la page de résultats : n’y mettez pas de donnée personnelle. Le site ne l’enregistre pas, sauf dans un cas : quand **trois visites au moins**, le même jour, ont cherché les mêmes mots sans rien trouver, ces mots et leur nombre sont gardés 90 jours, pour savoir ce qui manque au guide. Rien n’indique qui les a cherchés ; une recherche qui contient une adresse e-mail ou un long numéro n’est jamais gardée. Il en va de même d’une adresse de page qui n’existe pas : si trois visites au moins l’ont demandée le même jour, elle est gardée 90 jours avec leur nombre, pour mener vers la bonne page ; une adresse qui contient un e-mail, un long numéro ou ce qui ressemble à un long code ne l’est jamais. Pour ne pas compter deux fois la même visite, une empreinte de l’adresse réseau reste en mémoire vive jusqu’au lendemain.

## Ce qui reste dans votre navigateur

Le fait que vous ayez aimé un article, la liste des masters que vous gardez et, pour l’équipe, le brouillon d’une page en cours de saisie sont gardés dans le stockage local de votre navigateur (localStorage). Ces données restent sur votre appareil ; vous les effacez en supprimant les données du site dans les réglages du navigateur.

Garder un master n’envoie rien. Quand vous ouvrez votre sélection, une comparaison ou leur agenda, les masters choisis figurent dans l’adresse demandée, ce qui permet de la partager ; le site s’en sert pour composer la page et ne la garde pas.

## Lettre d’information

Si vous vous inscrivez, nous enregistrons votre **e-mail** et la **date d’inscription**, ainsi que l’heure de votre consentement et la version du texte que vous avez accepté, pour pouvoir en apporter la preuve. Si vous vous désinscrivez, nous ajoutons la date de votre départ. L’e-mail est obligatoire : sans lui, pas de lettre. Si vous avez donné votre accord ailleurs, par exemple sur un stand, l’équipe peut vous inscrire avec cette preuve : nous gardons alors le jour et l’origine de votre accord.

Quand le guide le propose, vous pouvez choisir des **sujets** (spécialisations, villes, candidatures ouvertes) pour recevoir, une fois par semaine au plus, ce qui est nouveau pour eux. Nous gardons ces sujets et la date de votre choix jusqu’à ce que vous les changiez ou que vous vous désinscriviez ; ils ne servent à rien d’autre.

Finalité : vous envoyer les nouveautés du guide. Base : votre consentement préalable (article 10 de la loi 09-08). Durée : **jusqu’à votre désinscription**. ${subscriptionConfirmed ? confirmedText : ''}${mailSent ? welcomeText(subscriptionConfirmed) : ''}Pour chaque lettre envoyée, nous gardons ce qu’elle est devenue pour votre inscription : remise à votre serveur de messagerie ou non, quand, et la raison d’un refus ; si votre serveur répond que l’adresse n’existe pas, les envois s’arrêtent. Une lettre ne contient ni image de suivi ni lien réécrit : nous ne savons pas si vous l’ouvrez. Chaque envoi contient un lien de désinscription, gratuit et sans justification. Ce lien, valable deux ans, ouvre une page avec un bouton ; après ce clic, plus rien ne vous est envoyé ; l’adresse est marquée comme désinscrite, ce qui évite un nouvel envoi par erreur, et l’équipe la supprime sur simple demande. Un second lien, **Vos préférences**, valable trente jours, montre tout ce que nous gardons à votre sujet pour la lettre et permet de changer vos sujets, de partir ou de **tout effacer** vous-même, aussitôt. Il reste alors, dans le compte des envois, une ligne sans adresse, et une copie dans les sauvegardes jusqu’à leur remplacement. Un lien qui a expiré permet d’en recevoir un nouveau, envoyé à l’adresse inscrite.

## Messages de contact

${contactDelivered ? contactDeliveredText : contactNotDeliveredText}

N’y joignez pas de pièce d’identité, de relevé de notes ni de donnée de santé.

## Propositions de masters et corrections

Le formulaire [proposer un master ou une correction](/masters/proposer) enregistre votre **texte**, le **lien** de la source et, si vous le donnez, votre **e-mail**, qui ne sert qu’à vous poser une question. Pour qu’un envoi en masse ne prenne pas la place des autres, une empreinte de l’adresse réseau et du réseau, faite avec une clé secrète, est gardée avec elle. L’e-mail et cette empreinte sont effacés dès que la proposition est acceptée ou déclinée. Le texte et le lien restent comme trace de ce qui a été corrigé : n’y mettez pas de donnée personnelle.

## Espace d’administration

Les personnes qui administrent le site se connectent par un fournisseur d’identité. Le site reçoit de lui leur **nom**, leur **e-mail** et leur **image de profil**, et garde un compte tant que l’accès est utile. Un journal garde les changements faits dans cet espace, avec le nom ou l’e-mail de leur auteur ; l’adresse d’un abonné n’y figure pas. La connexion utilise des cookies strictement nécessaires, dont un cookie de session ; ils ne sont déposés que pour se connecter et dans l’espace d’administration. Un visiteur n’en reçoit aucun.

## Destinataires et hébergement

Les données sont lues par l’équipe éditoriale et, pour les besoins techniques, par l’hébergeur${mailSent ? ' et par le prestataire qui achemine nos e-mails' : ''}. Une copie de sauvegarde peut garder une donnée supprimée jusqu’à ce qu’une plus récente la remplace.${hostingCompany ? ` Hébergeur : ${escapeMarkdown(hostingCompany)}.` : ''} Si les données sont hébergées hors du Maroc, le transfert fait l’objet de la demande prévue par la loi 09-08 (article 43).

${analyticsHost ? otherLoads(analyticsHost) : ownLoads} L’image d’un article peut être hébergée ailleurs ; dans ce cas, votre navigateur la demande à cet autre site. Les boutons de partage n’envoient rien tant que vous ne les utilisez pas.

## Sécurité

L’accès à l’administration est réservé à des comptes désignés, et les droits sont vérifiés à chaque demande. Les journaux techniques ne contiennent ni cookie, ni jeton, ni adresse e-mail.

## Vos droits

Vous pouvez demander l’accès à vos données, leur rectification, leur suppression, et vous opposer à leur utilisation (articles 7 à 9 de la loi 09-08). Écrivez-nous par la page [contact](/contact)${contactEmail ? ` ou à l’adresse ${escapeMarkdown(contactEmail)}` : ''}, depuis l’adresse concernée. Nous ne vous demanderons pas de copie de carte d’identité pour une simple désinscription.

Si la réponse ne vous convient pas, vous pouvez saisir la Commission nationale de contrôle de la protection des données à caractère personnel : [www.cndp.ma](https://www.cndp.ma).

## Modifications

Si un service change, par exemple l’outil de mesure d’audience, cette page sera mise à jour avant le changement.
`;
}
