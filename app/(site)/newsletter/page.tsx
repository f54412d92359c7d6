import { Breadcrumb } from '@/components/site/breadcrumb';
import { NewsletterForm } from '@/components/site/newsletter-form';
import { SiteLink } from '@/components/site/site-link';
import { crumbs } from '@/lib/crumbs';
import { CONSENT, NOT_SUBSCRIBED, SUBSCRIBED } from '@/lib/newsletter/texts';
import type { SearchParams } from '@/lib/paging';
import { paths } from '@/lib/paths';
import { unlistedMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => unlistedMetadata('Newsletter');

/** Where the newsletter form comes back to without JavaScript. */
export default async function NewsletterPage({ searchParams }: { searchParams: SearchParams }) {
  const { etat } = await searchParams;
  const message = etat === 'inscrit' ? SUBSCRIBED : etat === 'erreur' ? NOT_SUBSCRIBED : undefined;
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
          <NewsletterForm consent={CONSENT.text} />
        )}
      </div>
    </div>
  );
}
