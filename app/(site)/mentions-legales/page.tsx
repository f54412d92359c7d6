import { LegalPage } from '@/components/site/pages/legal-page';
import { loadSiteSettings } from '@/lib/content/site-settings';
import { legalNotice, legalNoticeBody } from '@/lib/texts/legal';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

const TITLE = 'Mentions légales';

export const generateMetadata = () =>
  pageMetadata({
    title: TITLE,
    description: legalNotice.fields.metaDescription,
    path: paths.legalNotice,
    keywords: ['mentions légales', 'éditeur', 'hébergeur'],
  });

export default async function LegalNoticePage() {
  return (
    <LegalPage
      title={TITLE}
      path={paths.legalNotice}
      updatedOn={legalNotice.fields.updatedOn}
      body={legalNoticeBody(await loadSiteSettings())}
    />
  );
}
