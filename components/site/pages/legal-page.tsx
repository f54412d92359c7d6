import { JsonLd } from '@/components/site/frame/json-ld';
import { crumbs } from '@/lib/seo/crumbs';
import { renderMarkdown } from '@/lib/markdown/markdown';
import { collectionGraph } from '@/lib/seo/collection';
import { TableOfContents } from '@/components/site/article/table-of-contents';
import { PageHeader } from '@/components/site/kit/page-header';

type Props = { title: string; path: string; updatedOn: string; body: string };

export function LegalPage({ title, path, updatedOn, body }: Props) {
  const trail = crumbs({ name: title, path });
  const { html, headings } = renderMarkdown(body);
  return (
    <>
      <PageHeader crumbs={trail} title={title} lead={`Dernière mise à jour : ${updatedOn}`} />
      <div className="wrap">
        <TableOfContents headings={headings} />
        {/* Made of our own texts by the pipeline that sanitises articles. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      <JsonLd graph={collectionGraph({ type: 'WebPage', name: title, crumbs: trail })} />
    </>
  );
}
