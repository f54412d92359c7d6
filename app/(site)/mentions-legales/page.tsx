import { Prose } from '@/components/site/article/prose';
import { SitePage } from '@/components/site/frame/site-page';
import { loadSiteSettings } from '@/lib/content/site-settings';
import { renderMarkdown } from '@/lib/markdown/kept-texts';
import { staticMetadata } from '@/lib/seo/metadata';
import { LEGAL_UPDATED, legalNoticeBody } from '@/lib/texts/legal';

export const generateMetadata = () => staticMetadata('/mentions-legales');

export default async function LegalNoticePage() {
  const body = renderMarkdown(legalNoticeBody(await loadSiteSettings()));
  return (
    <SitePage address="/mentions-legales" type="WebPage" note={LEGAL_UPDATED}>
      <div className="wrap">
        <Prose body={body} />
      </div>
    </SitePage>
  );
}
