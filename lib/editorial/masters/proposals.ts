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
    'L’e-mail ne sert qu’à vous poser une question. Il n’est pas publié, et il est effacé dès ' +
    'que la proposition est traitée.',
} as const;
