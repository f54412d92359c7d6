/** Ids of its fields begin with it. */
export const PROPOSAL_FORM = 'proposition';

/** The words of the form by which readers correct the directory. */
export const PROPOSAL_PAGE = {
  addition: { what: 'Ce que vous savez de ce master *' },
  correction: { what: 'Ce qu’il faut corriger *' },
  place: {
    what: 'Ce qu’il faut corriger ou ajouter *',
    name: 'Intitulé du master, s’il en manque un (facultatif)',
  },
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
