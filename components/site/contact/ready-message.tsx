import { paths } from '@/lib/paths';
import type { ContactInput } from '@/lib/schemas/contact';
import { Icon } from '@/components/site/kit/icon';

type Props = { message: ContactInput; to: string };

/** The message for the visitor's own mail program. */
export function ReadyMessage({ message, to }: Props) {
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
