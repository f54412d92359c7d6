import { headers } from 'next/headers';
import type { Delivery } from '@/components/site/contact/contact-form';
import { ContactScreen } from '@/components/site/contact/contact-screen';
import { SitePage } from '@/components/site/frame/site-page';
import type { FilledContact } from '@/lib/contact/form';
import type { Outcome } from '@/lib/contact/outcome';
import { loadSiteSettings } from '@/lib/content/site-settings';
import { paths } from '@/lib/paths';
import { readFilledForm } from '@/lib/process/private-headers';
import { doneBy } from '@/lib/process/form-stamp';
import type { SearchParams } from '@/lib/schemas/paging';
import { staticMetadata } from '@/lib/seo/metadata';
import { contactAddress, isContactDelivered } from '@/lib/site';

export const generateMetadata = () => staticMetadata('/contact');

export default async function ContactPage({ searchParams }: { searchParams: SearchParams }) {
  const isSent = doneBy(paths.contact, await searchParams) === 'envoye';
  const filled = readFilledForm(await headers()) as FilledContact | undefined;
  const outcome: Outcome | undefined = filled?.outcome ?? (isSent ? { kind: 'sent' } : undefined);
  const settings = await loadSiteSettings();
  const delivery: Delivery = isContactDelivered()
    ? { kind: 'server' }
    : { kind: 'mailto', to: contactAddress(settings) };
  return (
    <SitePage address="/contact" type="ContactPage">
      <ContactScreen delivery={delivery} published={settings} outcome={outcome} filled={filled} />
    </SitePage>
  );
}
