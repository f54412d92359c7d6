import type { ContactInput } from '@/lib/entities/mail/contact';

export const CONTACT_SENTENCES = {
  sending: 'Envoi en cours…',
  sent: 'Message envoyé. Réponse sous 24h.',
  failed: 'Le message n’est pas parti. Votre texte est conservé\u00a0: réessayez plus tard.',
  invalid:
    'Le message n’est pas parti. Corrigez les champs signalés\u00a0: votre texte est conservé.',
  review: 'Relisez votre message, puis envoyez-le une seconde fois pour confirmer.',
  refused:
    'Le message n’est pas parti\u00a0: l’envoi ne venait pas de ce site. Remplissez le formulaire ci-dessus.',
  tooLarge: 'Le message n’est pas parti\u00a0: il est trop long.',
  busy: 'Trop de messages en peu de temps. Votre texte est conservé\u00a0: réessayez dans une minute.',
};

/** `ready` means that the visitor's own mail program sends the message. */
export type ContactOutcome = keyof typeof CONTACT_SENTENCES | 'ready';

/** The link that puts the message into the visitor's own mail program. */
export function mailLink({ name, email, subject, message }: ContactInput, to: string): string {
  const lines = message.replaceAll(/\r?\n/g, '\r\n');
  const body = `${lines}\r\n\r\n${name}\r\n${email}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
