import { headers } from 'next/headers';
import { JsonLd } from '@/components/site/frame/json-ld';
import { ContactForm } from '@/components/site/contact/contact-form';
import { ContactFacts } from '@/components/site/contact/contact-facts';
import OutcomeText from '@/components/site/contact/outcome-text';
import { Trap } from '@/components/site/contact/trap';
import { PageHeader } from '@/components/site/kit/page-header';
import type { FilledContact, Outcome } from '@/lib/contact/form';
import { crumbs } from '@/lib/seo/crumbs';
import { contact } from '@/lib/editorial/contact';
import { env } from '@/lib/env';
import type { SearchParams } from '@/lib/schemas/paging';
import { paths } from '@/lib/paths';
import { collectionGraph } from '@/lib/seo/collection';
import { pageMetadata } from '@/lib/seo/metadata';
import { readFilledForm } from '@/lib/process/filled-page';
import { isContactDelivered } from '@/lib/site';
import { frenchSpaces } from '@/lib/french/typography';

const TITLE = 'Contact';

export const generateMetadata = () =>
  pageMetadata({
    title: TITLE,
    description: contact.metaDescription,
    path: paths.contact,
    keywords: ['contact', 'signaler une erreur', 'guide master Maroc'],
  });

export default async function ContactPage({ searchParams }: { searchParams: SearchParams }) {
  const { etat } = await searchParams;
  const filled = readFilledForm(await headers()) as FilledContact | undefined;
  const outcome: Outcome | undefined =
    filled?.outcome ?? (etat === 'envoye' ? { kind: 'sent' } : undefined);
  const trail = crumbs({ name: TITLE, path: paths.contact });
  const isDelivered = isContactDelivered();
  const note = contact.deliveryNote[isDelivered ? 'delivered' : 'notDelivered'];
  return (
    <>
      <PageHeader crumbs={trail} title={TITLE} lead={contact.lead} />
      <div className="wrap grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="max-w-2xl">
          <p className="mb-3">{frenchSpaces(contact.formIntro)}</p>
          <p className="mb-6 text-sm text-muted">{frenchSpaces(contact.requiredNote)}</p>
          <noscript>
            <p className="mb-6 border-l-4 border-brand bg-surface p-4">
              {frenchSpaces(contact.withoutScript[isDelivered ? 'delivered' : 'notDelivered'])}
            </p>
          </noscript>
          <ContactForm
            action={paths.contactForm}
            trap={<Trap />}
            delivery={
              isDelivered ? { kind: 'server' } : { kind: 'mailto', to: env().CONTACT_EMAIL ?? '' }
            }
            note={frenchSpaces(note)}
            outcome={outcome}
            filled={filled}
          >
            {outcome && <OutcomeText outcome={outcome} />}
          </ContactForm>
          <p className="mt-6 text-sm text-muted">{frenchSpaces(contact.privacyNote)}</p>
        </div>
        <ContactFacts />
      </div>
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
