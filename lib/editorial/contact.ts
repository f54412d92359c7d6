export type ContactTexts = {
  replyPromise: string;
  phoneHours: string;
  nothingPublished: { both: string; email: string; phone: string };
  formIntro: string;
  deliveryNote: { delivered: string; notDelivered: string; noAddress: string };
  withoutScript: { delivered: string; notDelivered: string };
  helpTitle: string;
  help: string[];
  limitsTitle: string;
  limits: string[];
  requiredNote: string;
  privacyNote: string;
};

export const contact: ContactTexts = {
  replyPromise: 'Réponse sous 24h',
  phoneHours: 'Lun-Ven 9h-17h',
  nothingPublished: {
    both: 'Aucune adresse email et aucun numéro de téléphone ne sont encore publiés.',
    email: 'Aucune adresse email n’est encore publiée.',
    phone: 'Aucun numéro de téléphone n’est encore publié.',
  },
  formIntro:
    'Donnez l’adresse de la page concernée et, pour une correction, le document qui la justifie. ' +
    'Nous pourrons vérifier plus vite.',
  deliveryNote: {
    delivered:
      'Votre message est envoyé à l’équipe éditoriale par email. Il n’est pas enregistré dans ' +
      'la base du site.',
    notDelivered:
      'Ce formulaire n’envoie rien au site : il prépare un message dans votre propre logiciel de ' +
      'messagerie, et c’est vous qui l’envoyez. Votre texte reste affiché ici.',
    noAddress:
      'Ce formulaire n’envoie rien au site : il prépare un message que vous gardez. L’équipe n’a ' +
      'pas encore publié d’adresse à laquelle l’envoyer. Elle reçoit en revanche ce que vous ' +
      'écrivez par le lien « Signaler une erreur » de chaque fiche de master, et par la page',
  },
  withoutScript: {
    delivered:
      'Sans JavaScript, vous relisez votre message une fois avant de confirmer son envoi : c’est ' +
      'ce qui nous évite de vous demander un captcha.',
    notDelivered:
      'Sans JavaScript, votre texte passe par le site, le temps de préparer ce message pour vous. ' +
      'Le site ne le garde pas et ne le transmet à personne.',
  },
  helpTitle: 'Ce que nous pouvons faire',
  help: [
    'Corriger une information, une date ou un lien dans une page du guide.',
    'Vous indiquer la page, l’avis ou le service qui répond à votre question.',
    'Ajouter une filière ou un établissement, avec une source que nous pouvons vérifier.',
  ],
  limitsTitle: 'Ce que nous ne pouvons pas faire',
  limits: [
    'Traiter une candidature, une bourse ou une équivalence : seuls l’établissement et ' +
      'l’administration décident.',
    'Vous donner un résultat, une place ou un rendez-vous.',
    'Recevoir des pièces personnelles : n’envoyez ni carte d’identité ni relevé de notes.',
  ],
  requiredNote:
    'Les champs marqués d’un astérisque sont obligatoires : sans eux, nous ne pourrions pas vous ' +
    'répondre.',
  privacyNote:
    'Nom, email, sujet et message servent uniquement à vous répondre et sont gardés 3 ans au ' +
    'plus dans notre messagerie. Vos droits sont décrits dans la politique de confidentialité.',
};
