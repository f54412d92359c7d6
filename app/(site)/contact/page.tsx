import { headers } from 'next/headers';
import ContactForm, { type FilledContact } from '@/components/site/contact/contact.island';
import { ContactFacts, DeliveryNote } from '@/components/site/contact/contact-parts';
import { SitePage } from '@/components/site/frame/site-page';
import { Island } from '@/components/site/island';
import { loadSiteSettings } from '@/lib/content/site-settings';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { readFilledForm } from '@/lib/process/private-headers';
import { doneBy } from '@/lib/process/signature';
import type { SearchParams } from '@/lib/paging';
import { staticMetadata } from '@/lib/seo/metadata';
import { contactAddress, isContactDelivered } from '@/lib/site';
import { sayings } from '@/lib/texts/read';

const { say } = sayings('contact');

export const generateMetadata = () => staticMetadata('/contact');

export default async function ContactPage({ searchParams }: { searchParams: SearchParams }) {
  const isSent = doneBy(paths.contact, await searchParams) === 'envoye';
  const filled = readFilledForm(await headers()) as FilledContact | undefined;
  const settings = await loadSiteSettings();
  const mailTo = isContactDelivered() ? undefined : contactAddress(settings);
  const way = mailTo === undefined ? 'deliveredWithoutScript' : 'notDeliveredWithoutScript';
  const outcome = filled?.outcome ?? (isSent ? 'sent' : undefined);
  return (
    <SitePage address="/contact" type="ContactPage">
      <div className="wrap grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="max-w-2xl">
          <p className="mb-3">{frenchSpaces(say('formIntro'))}</p>
          <p className="mb-6 text-sm text-muted">{frenchSpaces(say('requiredNote'))}</p>
          <noscript>
            <p className="mb-6 border-l-4 border-brand bg-surface p-4">{frenchSpaces(say(way))}</p>
          </noscript>
          <Island name="contact" island={ContactForm} props={{ mailTo, outcome, filled }}>
            <DeliveryNote mailTo={mailTo} />
          </Island>
          <p className="mt-6 text-sm text-muted">{frenchSpaces(say('privacyNote'))}</p>
        </div>
        <ContactFacts {...settings} />
      </div>
    </SitePage>
  );
}
