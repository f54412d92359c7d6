import type { Outcome } from '@/lib/contact/form';
import { paths } from '@/lib/paths';
import type { ContactInput } from '@/lib/schemas/contact';
import { Icon } from '@/components/site/kit/icon';

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

/** `lazy` needs the default export. */
export default function OutcomeText({ outcome }: { outcome: Outcome }) {
  if (outcome.kind === 'ready') return <ReadyMessage {...outcome} />;
  return <p>{SENTENCES[outcome.kind]}</p>;
}

type Props = { message: ContactInput; to: string };

function ReadyMessage({ message, to }: Props) {
  return (
    <>
      <p className="font-semibold">Votre message est prêt.</p>
      <p className="mt-1">
        Rien n’a été envoyé à l’équipe. Ouvrez-le dans votre logiciel de messagerie pour l’envoyer
        vous-même.
      </p>
      {!to && (
        <p className="mt-1">
          L’adresse de l’équipe figure dans les{' '}
          <a href={paths.legalNotice} className="link">
            mentions légales
          </a>
          .
        </p>
      )}
      <a href={mailAddress(message, to)} className="button mt-4">
        <Icon name="mail" />
        Ouvrir dans ma messagerie
      </a>
    </>
  );
}

function mailAddress({ name, email, subject, message }: ContactInput, to: string): string {
  const lines = message.replaceAll(/\r?\n/g, '\r\n');
  const body = `${lines}\r\n\r\n${name}\r\n${email}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
