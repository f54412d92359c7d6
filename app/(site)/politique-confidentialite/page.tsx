import { Prose } from '@/components/site/article/prose';
import { SitePage } from '@/components/site/frame/site-page';
import { loadSiteSettings } from '@/lib/content/site-settings';
import { env } from '@/lib/env';
import { renderMarkdown } from '@/lib/markdown/kept-texts';
import { staticMetadata } from '@/lib/seo/metadata';
import { analyticsHost, isConfirmationAsked, isContactDelivered } from '@/lib/site';
import { LEGAL_UPDATED, privacyBody } from '@/lib/texts/legal';

export const generateMetadata = () => staticMetadata('/politique-confidentialite');

export default async function PrivacyPage() {
  const body = privacyBody({
    settings: await loadSiteSettings(),
    contactDelivered: isContactDelivered(),
    mailSent: env().SMTP_URL !== undefined,
    subscriptionConfirmed: isConfirmationAsked(),
    analyticsHost: analyticsHost(),
  });
  return (
    <SitePage address="/politique-confidentialite" type="WebPage" note={LEGAL_UPDATED}>
      <div className="wrap">
        <Prose body={renderMarkdown(body)} />
      </div>
    </SitePage>
  );
}
