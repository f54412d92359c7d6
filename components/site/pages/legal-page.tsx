import { JsonLd } from '@/components/site/frame/json-ld';
import { crumbs } from '@/lib/seo/graph';
import { renderMarkdown } from '@/lib/markdown/kept-texts';
import { collectionGraph } from '@/lib/seo/collection';
import { Prose } from '@/components/site/article/prose';
import { PageHeader } from '@/components/site/frame/page-header';

type Props = { title: string; path: string; updatedOn: string; body: string };

export function LegalPage({ title, path, updatedOn, body }: Props) {
  const trail = crumbs({ name: title, path });
  return (
    <>
      <PageHeader crumbs={trail} title={title} lead={`Dernière mise à jour : ${updatedOn}`} />
      <div className="wrap">
        <Prose body={renderMarkdown(body)} />
      </div>
      <JsonLd graph={collectionGraph({ type: 'WebPage', name: title, crumbs: trail })} />
    </>
  );
}
