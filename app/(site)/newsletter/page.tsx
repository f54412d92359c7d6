import { ButtonLink } from '@/components/site/kit/links';
import { headers } from 'next/headers';
import { Breadcrumb } from '@/components/site/frame/site-page';
import { Consent, OptionalSubjects } from '@/components/site/newsletter/newsletter';
import { Island } from '@/components/site/island';
import NewsletterForm from '@/components/site/newsletter/newsletter.island';
import { crumbs } from '@/lib/seo/graph';
import {
  DONE,
  NOT_SUBSCRIBED,
  type Refused,
  SEE_BELOW,
  TO_CONFIRM,
} from '@/lib/editorial/newsletter';
import { offeredSubjects } from '@/lib/mail/newsletter/subjects';
import type { SearchParams } from '@/lib/paging';
import { frenchSpaces } from '@/lib/french/typography';
import { isConfirmationAsked } from '@/lib/site';
import { paths } from '@/lib/paths';
import { readFilledForm } from '@/lib/process/private-headers';
import { doneBy } from '@/lib/process/signature';
import { unlistedMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () =>
  unlistedMetadata(
    'Newsletter',
    'Les actualités des masters au Maroc par email, sur les sujets que vous choisissez. Chaque envoi permet de se désinscrire.',
  );

/** After these there is nothing left to ask. */
const HAS_JOINED = new Set(['inscrit', 'confirme', 'sujets', 'lien']);

/** The newsletter's forms come back to this page, which tells only what they did. */
export default async function NewsletterPage({ searchParams }: { searchParams: SearchParams }) {
  const done = doneBy(paths.newsletterMessage, await searchParams) ?? '';
  const refused = readFilledForm(await headers()) as Refused | undefined;
  const isAsking = refused !== undefined || !HAS_JOINED.has(done);
  const mayChoose = isAsking && (!refused || refused.subjects !== undefined);
  const choices = mayChoose ? await offeredSubjects(refused?.subjects) : undefined;
  const message = refused ? NOT_SUBSCRIBED : DONE[done];
  return (
    <div className="wrap max-w-2xl pt-3">
      <Breadcrumb crumbs={crumbs({ name: 'Newsletter', path: paths.newsletterMessage })} />
      <h1 className="mt-6 text-4xl sm:text-5xl">{message?.title ?? 'Newsletter'}</h1>
      {message && (
        <p role="status" className="mt-4 text-lg text-muted">
          {frenchSpaces(refused?.subjectsError ? SEE_BELOW : message.description)}
        </p>
      )}
      {done === 'inscrit' && isConfirmationAsked() && (
        <p className="mt-3 text-lg">{frenchSpaces(TO_CONFIRM)}</p>
      )}
      <div className="mt-10">
        {!isAsking ? (
          <ButtonLink href={paths.news}>Lire les actualités</ButtonLink>
        ) : (
          <Island name="newsletter" island={NewsletterForm} props={{ refused }}>
            <Consent isConfirmed={isConfirmationAsked()} />
            {choices && (
              <>
                <OptionalSubjects choices={choices} error={refused?.subjectsError} />
                <p className="mt-3 text-sm text-muted">
                  {frenchSpaces(
                    'Déjà inscrit ? Vos sujets se choisissent par le lien « Vos préférences » de nos messages.',
                  )}
                </p>
              </>
            )}
          </Island>
        )}
      </div>
    </div>
  );
}
