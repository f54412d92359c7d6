import { Prose } from '@/components/site/article/prose';
import { SitePage } from '@/components/site/frame/site-page';
import { renderMarkdown } from '@/lib/markdown/kept-texts';
import { staticMetadata } from '@/lib/seo/metadata';
import { checkedLine } from '@/lib/texts/places';
import { glossary } from '@/lib/texts/pages';

export const generateMetadata = () => staticMetadata('/glossaire');

export default function GlossaryPage() {
  return (
    <SitePage address="/glossaire" type="WebPage">
      <div className="wrap">
        <Prose body={renderMarkdown(glossary.text)} />
        <p className="mt-10 text-sm text-muted">{checkedLine(glossary.fields.checkedIn)}</p>
      </div>
    </SitePage>
  );
}
