import { type ReactNode, Suspense, lazy } from 'react';
import type { Outcome } from '@/lib/contact/filled-contact';

const ContactReady = lazy(() => import('./contact-ready'));

type Props = {
  outcome?: Outcome;
  /** The ready-made message where the site has written it into the page. */
  ready?: ReactNode;
};

const SENTENCES: Record<Exclude<Outcome['kind'], 'ready'>, string> = {
  sending: 'Envoi en cours…',
  sent: 'Message envoyé. Réponse sous 24h.',
  failed: 'Le message n’est pas parti. Votre texte est conservé\u00a0: réessayez plus tard.',
  invalid:
    'Le message n’est pas parti. Corrigez les champs signalés\u00a0: votre texte est conservé.',
  review: 'Relisez votre message, puis envoyez-le une seconde fois pour confirmer.',
  busy: 'Trop de messages en peu de temps. Votre texte est conservé\u00a0: réessayez dans une minute.',
};

/** What became of the message; its text stays in the form until it is sent. */
export function ContactOutcome({ outcome, ready }: Props) {
  return (
    <div
      id="contact-etat"
      role="status"
      className={outcome ? 'border-l-4 border-brand bg-surface p-5' : 'sr-only'}
    >
      {outcome?.kind === 'ready'
        ? ready || (
            <Suspense fallback={null}>
              <ContactReady {...outcome} />
            </Suspense>
          )
        : outcome && <p>{SENTENCES[outcome.kind]}</p>}
    </div>
  );
}
