import { QUESTIONS } from '@/lib/entities/programme';

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

export type ProposalOutcome = keyof typeof PROPOSAL_SENTENCES;

export type AskedField = (typeof QUESTIONS)[number]['of'];

/** All that the form has. */
export const PROPOSAL_FIELDS = [
  'name',
  'establishment',
  'what',
  'sourceUrl',
  'email',
  ...QUESTIONS.map((question) => question.of),
] as const;

export type ProposalValues = Record<(typeof PROPOSAL_FIELDS)[number], string>;

export type FilledProposal = {
  values: ProposalValues;
  errors: Partial<ProposalValues>;
  outcome: ProposalOutcome;
  stamp: string;
};
