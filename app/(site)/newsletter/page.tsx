import { Breadcrumb } from '@/components/site/frame/page-header';
import { Consent } from '@/components/site/newsletter/newsletter';
import { NewsletterForm } from '@/components/site/newsletter/newsletter-form';
import { SiteLink } from '@/components/site/kit/site-link';
import { crumbs } from '@/lib/seo/graph';
import { NOT_SUBSCRIBED, SUBSCRIBED, UNSUBSCRIBED } from '@/lib/newsletter/texts';
import type { SearchParams } from '@/lib/schemas/paging';
import { paths } from '@/lib/paths';
import { unlistedMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => unlistedMetadata('Newsletter');

type Message = { title: string; description: string };

const MESSAGES = new Map<string, Message>([
  ['inscrit', SUBSCRIBED],
  ['erreur', NOT_SUBSCRIBED],
  ['desinscrit', UNSUBSCRIBED],
]);

/** The newsletter's forms come back to this page. */
export default async function NewsletterPage({ searchParams }: { searchParams: SearchParams }) {
  const { etat } = await searchParams;
  const message = typeof etat === 'string' ? MESSAGES.get(etat) : undefined;
  return (
    <div className="wrap max-w-2xl pt-3">
      <Breadcrumb crumbs={crumbs({ name: 'Newsletter', path: paths.newsletterMessage })} />
      <h1 className="mt-6 text-4xl sm:text-5xl">{message?.title ?? 'Newsletter'}</h1>
      {message && (
        <p role="status" className="mt-4 text-lg text-muted">
          {message.description}
        </p>
      )}
      <div className="mt-10">
        {etat === 'inscrit' ? (
          <SiteLink href={paths.news} className="button">
            Lire les actualités
          </SiteLink>
        ) : (
          <NewsletterForm>
            <Consent />
          </NewsletterForm>
        )}
      </div>
    </div>
  );
}
