/** Ids of its fields begin with it. */
export const PROPOSAL_FORM = 'proposition';

/** The words of the form by which readers correct the directory. */
export const PROPOSAL_PAGE = {
  addition: {
    title: 'Proposer un master',
    lead:
      'Un master manque au répertoire ? Dites lequel, où il est enseigné, et donnez le lien de la ' +
      'page qui le montre.',
    what: 'Ce que vous savez de ce master *',
  },
  correction: {
    title: 'Signaler une erreur',
    lead:
      'Dites ce qui ne va pas sur cette fiche, et donnez le lien de la page qui montre ce qui ' +
      'est juste.',
    what: 'Ce qu’il faut corriger *',
  },
  place: {
    title: 'Signaler une erreur ou un master qui manque',
    lead:
      'Une date, une plateforme ou un nom est faux, ou un master de cet établissement manque ? ' +
      'Dites quoi, et donnez le lien de la page qui le montre.',
    what: 'Ce qu’il faut corriger ou ajouter *',
    name: 'Intitulé du master, s’il en manque un (facultatif)',
  },
  after:
    'Rien ne change tout seul : une personne compare votre proposition à sa source, puis corrige ' +
    'la fiche ou décline.',
  privacy:
    'L’email ne sert qu’à vous poser une question. Il n’est pas publié, et il est effacé dès ' +
    'que la proposition est traitée.',
} as const;

/** What readers are told of the proposal that they sent. */
export const PROPOSAL_SENTENCES = {
  sent: 'Merci, votre proposition est arrivée. Elle sera comparée à sa source avant toute modification du guide.',
  invalid:
    'La proposition n’est pas partie. Corrigez les champs signalés : votre texte est conservé.',
  review: 'Relisez votre proposition, puis envoyez-la une seconde fois pour confirmer.',
  refused:
    'La proposition n’est pas partie : l’envoi ne venait pas de ce site. Remplissez le formulaire ci-dessus.',
  tooLarge: 'La proposition n’est pas partie : elle est trop longue.',
  busy: 'Trop de propositions en peu de temps. Votre texte est conservé : réessayez dans une minute.',
  failed: 'La proposition n’est pas partie. Votre texte est conservé : réessayez plus tard.',
} as const;
