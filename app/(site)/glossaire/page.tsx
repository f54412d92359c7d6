import { Prose } from '@/components/site/article/prose';
import { JsonLd } from '@/components/site/frame/json-ld';
import { PageHeader } from '@/components/site/frame/page-header';
import { checkedLine } from '@/lib/texts/facts';
import { glossary } from '@/lib/texts/glossary';
import { staticPages } from '@/lib/editorial/static-pages';
import { renderMarkdown } from '@/lib/markdown/kept-texts';
import { paths } from '@/lib/paths';
import { collectionGraph } from '@/lib/seo/collection';
import { crumbs } from '@/lib/seo/graph';
import { staticMetadata } from '@/lib/seo/metadata';

const { h1, lead } = staticPages['/glossaire'];

export const generateMetadata = () => staticMetadata('/glossaire');

export default function GlossaryPage() {
  const trail = crumbs({ name: h1, path: paths.glossary });
  return (
    <>
      <PageHeader crumbs={trail} title={h1} lead={lead} />
      <div className="wrap">
        <Prose body={renderMarkdown(glossary.text)} />
        <p className="mt-10 text-sm text-muted">{checkedLine(glossary.fields.checkedIn)}</p>
      </div>
      <JsonLd graph={collectionGraph({ type: 'WebPage', name: h1, crumbs: trail })} />
    </>
  );
}
