import { Suspense, lazy } from 'react';
import type { ContactInput } from '@/lib/schemas/contact';

const ContactReady = lazy(() => import('./contact-ready'));

export type Outcome =
  { kind: 'ready'; message: ContactInput; to: string } | { kind: 'sending' | 'sent' | 'failed' };

/** What became of the message; the text stays in the form whatever happens. */
export function ContactOutcome({ outcome }: { outcome?: Outcome }) {
  return (
    <div role="status" className={outcome ? 'border-l-4 border-brand bg-surface p-5' : 'sr-only'}>
      {outcome?.kind === 'ready' && (
        <Suspense fallback={null}>
          <ContactReady {...outcome} />
        </Suspense>
      )}
      {outcome?.kind === 'sending' && <p>Envoi en cours…</p>}
      {outcome?.kind === 'sent' && <p>Message envoyé. Réponse sous 24h.</p>}
      {outcome?.kind === 'failed' && (
        <p>Le message n’est pas parti. Votre texte est conservé&nbsp;: réessayez plus tard.</p>
      )}
    </div>
  );
}
