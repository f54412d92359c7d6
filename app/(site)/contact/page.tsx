import { headers } from 'next/headers';
import type { FilledContact } from '@/components/site/contact/contact.island';
import { ContactScreen } from '@/components/site/contact/contact-screen';
import { SitePage } from '@/components/site/frame/site-page';
import { loadSiteSettings } from '@/lib/content/site-settings';
import { paths } from '@/lib/paths';
import { readFilledForm } from '@/lib/process/private-headers';
import { doneBy } from '@/lib/process/signature';
import type { SearchParams } from '@/lib/paging';
import { staticMetadata } from '@/lib/seo/metadata';
import { contactAddress, isContactDelivered } from '@/lib/site';

export const generateMetadata = () => staticMetadata('/contact');

export default async function ContactPage({ searchParams }: { searchParams: SearchParams }) {
  const isSent = doneBy(paths.contact, await searchParams) === 'envoye';
  const filled = readFilledForm(await headers()) as FilledContact | undefined;
  const settings = await loadSiteSettings();
  return (
    <SitePage address="/contact" type="ContactPage">
      <ContactScreen
        published={settings}
        mailTo={isContactDelivered() ? undefined : contactAddress(settings)}
        outcome={filled?.outcome ?? (isSent ? 'sent' : undefined)}
        filled={filled}
      />
    </SitePage>
  );
}
