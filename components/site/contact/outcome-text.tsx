import type { Outcome } from '@/lib/contact/form';
import { ReadyMessage } from './ready-message';

const SENTENCES: Record<Exclude<Outcome['kind'], 'ready'>, string> = {
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

/** What became of the message; its text stays in the form until it is sent. Default for lazy. */
export default function OutcomeText({ outcome }: { outcome: Outcome }) {
  if (outcome.kind === 'ready') return <ReadyMessage {...outcome} />;
  return <p>{SENTENCES[outcome.kind]}</p>;
}
