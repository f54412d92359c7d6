import type { ReactNode } from 'react';
import { JsonLd } from '@/components/site/frame/json-ld';
import type { Teaser } from '@/lib/content/teasers';
import type { TopicGuide } from '@/lib/content/topic';
import { crumbs } from '@/lib/seo/crumbs';
import type { Topic } from '@/lib/editorial/topics/topic';
import type { Rendered } from '@/lib/markdown/markdown';
import { paths } from '@/lib/paths';
import { collectionGraph } from '@/lib/seo/collection';
import { RelatedArticles } from '../article/related-articles';
import { TableOfContents } from '../article/table-of-contents';
import { PageHeader } from '@/components/site/kit/page-header';
import { Tints } from '@/components/site/cover/tints';
import { WithSidebar } from '@/components/site/frame/with-sidebar';
import { TopicGuides } from './topic-guides';

type Props = {
  topic: Topic;
  body: Rendered;
  guides: TopicGuide[];
  related: Teaser[];
  popular: Teaser[];
  /** What only one of the topics has. */
  aside?: ReactNode;
};

export function TopicPage({ topic, body, guides, related, popular, aside }: Props) {
  const { slug, title, lead } = topic;
  const trail = crumbs({ name: 'Guides', path: paths.guides }, { name: title, path: `/${slug}` });
  return (
    <>
      <Tints colors={related.map(({ color }) => color)} />
      <PageHeader crumbs={trail} title={title} lead={lead}>
        {aside}
      </PageHeader>
      <WithSidebar popular={popular}>
        <div>
          <TableOfContents headings={body.headings} />
          {/* Sanitised by renderMarkdown, which lets nothing through that it does not know. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: body.html }} />
        </div>
        <TopicGuides guides={guides} />
        {related.length > 0 && <RelatedArticles teasers={related} />}
      </WithSidebar>
      <JsonLd graph={collectionGraph({ name: title, description: lead, crumbs: trail })} />
    </>
  );
}
