import { headers } from 'next/headers';
import { Breadcrumb } from '@/components/site/frame/page-header';
import { frenchSpaces } from '@/lib/french/typography';
import { readConfirmToken } from '@/lib/newsletter/confirm-token';
import { NOT_CONFIRMED } from '@/lib/newsletter/texts';
import { paths } from '@/lib/paths';
import { readFilledForm } from '@/lib/process/filled-page';
import type { SearchParams } from '@/lib/schemas/paging';
import { crumbs } from '@/lib/seo/graph';
import { unlistedMetadata } from '@/lib/seo/metadata';

const TITLE = 'Confirmer votre inscription';

export const generateMetadata = () => unlistedMetadata(TITLE);

/** Opening it confirms nothing, because mail scanners open links too. */
export default async function ConfirmPage({ searchParams }: { searchParams: SearchParams }) {
  const { jeton } = await searchParams;
  const isRefused = readFilledForm(await headers()) !== undefined;
  const token = typeof jeton === 'string' && readConfirmToken(jeton) ? jeton : undefined;
  return (
    <div className="wrap max-w-2xl pt-3">
      <Breadcrumb crumbs={crumbs({ name: TITLE, path: paths.confirmSubscription })} />
      <h1 className="mt-6 text-4xl sm:text-5xl">{TITLE}</h1>
      {isRefused && (
        <p role="alert" className="mt-4 text-lg text-danger">
          {`${NOT_CONFIRMED.title}. ${NOT_CONFIRMED.description}`}
        </p>
      )}
      {token ? <Confirmation token={token} /> : <InvalidLink />}
    </div>
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
