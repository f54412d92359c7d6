import { headers } from 'next/headers';
import { LinkPage } from '@/components/site/newsletter/link-page';
import { frenchSpaces } from '@/lib/french/typography';
import { readConfirmToken } from '@/lib/newsletter/tokens';
import { NOT_CONFIRMED } from '@/lib/newsletter/texts';
import { paths } from '@/lib/paths';
import { readFilledForm } from '@/lib/process/filled-page';
import type { SearchParams } from '@/lib/schemas/paging';
import { unlistedMetadata } from '@/lib/seo/metadata';

const TITLE = 'Confirmer votre inscription';

export const generateMetadata = () => unlistedMetadata(TITLE);

export default async function ConfirmPage({ searchParams }: { searchParams: SearchParams }) {
  const { jeton } = await searchParams;
  const isRefused = readFilledForm(await headers()) !== undefined;
  const token = typeof jeton === 'string' && readConfirmToken(jeton) ? jeton : undefined;
  return (
    <LinkPage
      title={TITLE}
      path={paths.confirmSubscription}
      refusal={isRefused ? NOT_CONFIRMED : undefined}
    >
      {token ? <Confirmation token={token} /> : <InvalidLink />}
    </LinkPage>
  );
}

function Confirmation({ token }: { token: string }) {
  return (
    <form method="post" action={`${paths.confirmation}?jeton=${encodeURIComponent(token)}`}>
      <p className="mt-4 text-lg text-muted">
        Vous recevrez nos dernières actualités par e-mail, et chaque envoi aura un lien pour vous
        désinscrire.
      </p>
      <button type="submit" className="button mt-8">
        Confirmer mon inscription
      </button>
    </form>
  );
}

function InvalidLink() {
  return (
    <>
      <p role="alert" className="mt-4 text-lg text-muted">
        {frenchSpaces(
          'Ce lien n’est pas complet, ou n’est plus valable : une inscription qui n’est pas confirmée est effacée après sept jours.',
        )}
      </p>
      <a href={paths.newsletter} className="button mt-8">
        S’inscrire à nouveau
      </a>
    </>
  );
}
