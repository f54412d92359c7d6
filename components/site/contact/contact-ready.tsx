import type { ContactInput } from '@/lib/schemas/contact';
import { Icon } from '../icon';

type Props = { message: ContactInput; to: string };

/** The written message, for the visitor's own mail program. Default export, as lazy wants it. */
export default function ContactReady({ message, to }: Props) {
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
