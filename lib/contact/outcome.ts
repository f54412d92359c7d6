import type { ContactInput } from '@/lib/schemas/contact';

/** `ready` means that the visitor's own mail program sends the message. */
export type Outcome = { kind: 'ready'; message: ContactInput; to: string } | { kind: Told };

export type Told = keyof typeof OUTCOME_SENTENCES;

export const OUTCOME_SENTENCES = {
  sending: 'Envoi en cours…',
  sent: 'Message envoyé. Réponse sous 24h.',
  failed: 'Le message n’est pas parti. Votre texte est conservé\u00a0: réessayez plus tard.',
  invalid:
    'Le message n’est pas parti. Corrigez les champs signalés\u00a0: votre texte est conservé.',
  review: 'Relisez votre message, puis envoyez-le une seconde fois pour confirmer.',
  refused:
    'Le message n’est pas parti\u00a0: l’envoi ne venait pas de ce site. Remplissez le formulaire ci-dessus.',
  busy: 'Trop de messages en peu de temps. Votre texte est conservé\u00a0: réessayez dans une minute.',
};

/** The link that puts the message into the visitor's own mail program. */
export function mailLink({ name, email, subject, message }: ContactInput, to: string): string {
  const lines = message.replaceAll(/\r?\n/g, '\r\n');
  const body = `${lines}\r\n\r\n${name}\r\n${email}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
