import { headers } from 'next/headers';
import { JsonLd } from '@/components/site/frame/json-ld';
import type { Delivery } from '@/components/site/contact/contact-form';
import { ContactScreen } from '@/components/site/contact/contact-screen';
import { PageHeader } from '@/components/site/frame/page-header';
import type { FilledContact } from '@/lib/contact/form';
import type { Outcome } from '@/lib/contact/outcome';
import { loadSiteSettings } from '@/lib/content/site-settings';
import { crumbs } from '@/lib/seo/graph';
import { contact } from '@/lib/editorial/contact';
import type { SearchParams } from '@/lib/schemas/paging';
import { paths } from '@/lib/paths';
import { collectionGraph } from '@/lib/seo/collection';
import { pageMetadata } from '@/lib/seo/metadata';
import { doneBy } from '@/lib/process/form-stamp';
import { readFilledForm } from '@/lib/process/filled-page';
import { contactAddress, isContactDelivered } from '@/lib/site';

const TITLE = 'Contact';

export const generateMetadata = () =>
  pageMetadata({
    title: TITLE,
    description: contact.metaDescription,
    path: paths.contact,
    keywords: ['contact', 'signaler une erreur', 'guide master Maroc'],
  });

export default async function ContactPage({ searchParams }: { searchParams: SearchParams }) {
  const isSent = doneBy(paths.contact, await searchParams) === 'envoye';
  const filled = readFilledForm(await headers()) as FilledContact | undefined;
  const outcome: Outcome | undefined = filled?.outcome ?? (isSent ? { kind: 'sent' } : undefined);
  const trail = crumbs({ name: TITLE, path: paths.contact });
  const settings = await loadSiteSettings();
  const delivery: Delivery = isContactDelivered()
    ? { kind: 'server' }
    : { kind: 'mailto', to: contactAddress(settings) };
  return (
    <>
      <PageHeader crumbs={trail} title={TITLE} lead={contact.lead} />
      <ContactScreen delivery={delivery} published={settings} outcome={outcome} filled={filled} />
      <JsonLd
        graph={collectionGraph({
          type: 'ContactPage',
          name: TITLE,
          description: contact.lead,
          crumbs: trail,
        })}
      />
    </>
  );
}
