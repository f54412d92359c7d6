import { LegalPage } from '@/components/site/pages/legal-page';
import { loadSiteSettings } from '@/lib/content/site-settings';
import { privacy, privacyBody } from '@/lib/texts/legal';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { analyticsHost, isConfirmationAsked, isContactDelivered } from '@/lib/site';

const TITLE = 'Politique de confidentialité';

export const generateMetadata = () =>
  pageMetadata({
    title: TITLE,
    description: privacy.fields.metaDescription,
    path: paths.privacy,
    keywords: ['politique de confidentialité', 'données personnelles', 'loi 09-08', 'cookies'],
  });

export default async function PrivacyPage() {
  return (
    <LegalPage
      title={TITLE}
      path={paths.privacy}
      updatedOn={privacy.fields.updatedOn}
      body={privacyBody({
        settings: await loadSiteSettings(),
        contactDelivered: isContactDelivered(),
        mailSent: env().SMTP_URL !== undefined,
        subscriptionConfirmed: isConfirmationAsked(),
        analyticsHost: analyticsHost(),
      })}
    />
  );
}
