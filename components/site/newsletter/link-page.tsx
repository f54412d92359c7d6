import { TextLink } from '@/components/site/kit/links';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/site/frame/site-page';
import { frenchSpaces } from '@/lib/french/typography';
import type { Message } from '@/lib/editorial/newsletter';
import { paths } from '@/lib/paths';
import { crumbs } from '@/lib/seo/graph';

type Props = {
  title: string;
  path: string;
  /** What could not be done, when the button was pressed already. */
  refusal?: Message;
  children: ReactNode;
};

/** Where the link of a mail leads. Opening it does nothing, because mail scanners open links too. */
export function LinkPage({ title, path, refusal, children }: Props) {
  return (
    <div className="wrap max-w-2xl pt-3">
      <Breadcrumb crumbs={crumbs({ name: title, path })} />
      <h1 className="mt-6 text-4xl sm:text-5xl">{title}</h1>
      {refusal && (
        <p role="alert" className="mt-4 text-lg text-danger">
          {`${refusal.title}. ${refusal.description}`}
        </p>
      )}
      {children}
    </div>
  );
}

/** Only the reader of the letter gets the new one, whoever opened the old. */
export function OldLink({ token }: { token: string }) {
  return (
    <form method="post" action={paths.preferencesOf(token)}>
      <input type="hidden" name="action" value="renouveler" />
      <p role="alert" className="mt-4 text-lg text-muted">
        {frenchSpaces(
          'Ce lien n’est plus valable : pour protéger vos données, celui des préférences expire trente jours après l’envoi, celui de la désinscription deux ans après. Un nouveau peut être envoyé à l’adresse inscrite.',
        )}
      </p>
      <button type="submit" className="button mt-8">
        Recevoir un nouveau lien
      </button>
    </form>
  );
}

export function InvalidLink() {
  return (
    <p role="alert" className="mt-4 text-lg text-muted">
      {frenchSpaces(
        'Ce lien n’est pas complet, ou n’est pas de nous. Ouvrez-le depuis le dernier message reçu, ou écrivez-nous depuis l’adresse concernée : ',
      )}
      <TextLink href={paths.contact}>page de contact</TextLink>.
    </p>
  );
}
