import type { ContactInput } from '@/lib/schemas/contact';
import { Icon } from '../icon';

export type Outcome =
  { kind: 'ready'; message: ContactInput; to: string } | { kind: 'sending' | 'sent' | 'failed' };

/** What became of the message; the text stays in the form whatever happens. */
export function ContactOutcome({ outcome }: { outcome?: Outcome }) {
  return (
    <div role="status" className={outcome ? 'border-l-4 border-brand bg-surface p-5' : 'sr-only'}>
      {outcome?.kind === 'ready' && <Ready {...outcome} />}
      {outcome?.kind === 'sending' && <p>Envoi en cours…</p>}
      {outcome?.kind === 'sent' && <p>Message envoyé. Réponse sous 24h.</p>}
      {outcome?.kind === 'failed' && (
        <p>Le message n’est pas parti. Votre texte est conservé&nbsp;: réessayez plus tard.</p>
      )}
    </div>
  );
}

function Ready({ message, to }: { message: ContactInput; to: string }) {
  return (
    <>
      <p className="font-semibold">Votre message est prêt.</p>
      <p className="mt-1">
        Rien n’a été envoyé au site. Ouvrez-le dans votre logiciel de messagerie pour l’envoyer
        vous-même.
      </p>
      <a href={mailAddress(message, to)} className="button mt-4">
        <Icon name="mail" />
        Ouvrir dans ma messagerie
      </a>
    </>
  );
}

function mailAddress({ name, email, subject, message }: ContactInput, to: string): string {
  const body = `${message}\r\n\r\n${name}\r\n${email}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
