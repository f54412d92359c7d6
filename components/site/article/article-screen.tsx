import type { Article } from '@/lib/content/article-fields';
import type { Teaser } from '@/lib/content/teasers';
import type { Rendered } from '@/lib/markdown/markdown';
import { frenchDate } from '@/lib/french/dates';
import type { Crumb } from '@/lib/seo/graph';
import { frenchSpaces } from '@/lib/french/typography';
import { Icon } from '@/components/site/kit/icon';
import { Tints } from '@/components/site/cover/tints';
import { TrackView } from './track-view';
import { WithSidebar } from '@/components/site/frame/with-sidebar';
import { ArticleHeader } from './article-header';
import { LikeButton } from './like-button';
import { PreviewNotice } from './preview-notice';
import { RelatedArticles } from './related-articles';
import { ShareLinks } from './share-links';
import { TableOfContents } from './table-of-contents';

type Props = {
  article: Article;
  /** What its picture shows, in words. */
  imageAlt?: string;
  /** Nobody but staff can see it yet. */
  isPreview: boolean;
  /** Its category, or what stands for one. */
  label: string;
  body: Rendered;
  crumbs: readonly Crumb[];
  related: Teaser[];
  popular: Teaser[];
  url: string;
};

export function ArticleScreen({ article, isPreview, body, related, popular, ...props }: Props) {
  const { label, crumbs, imageAlt, url } = props;
  const { publishedAt, slug, title } = article;
  return (
    <>
      <Tints colors={[article.categoryColor, ...related.map(({ color }) => color)]} />
      {isPreview && <PreviewNotice publishedAt={publishedAt} />}
      <ArticleHeader article={article} label={label} crumbs={crumbs} imageAlt={imageAlt} />
      <WithSidebar popular={popular}>
        <div>
          <TableOfContents headings={body.headings} />
          {/* Sanitised by renderMarkdown, which lets nothing through that it does not know. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: body.html }} />
          {publishedAt && (
            <p className="mt-10 text-sm text-muted">
              Dernière mise à jour{'\u00a0'}:{' '}
              <time dateTime={publishedAt.toISOString()}>{frenchDate(publishedAt)}</time>
            </p>
          )}
          <div className="no-print mt-6 flex max-w-[42rem] flex-wrap items-center gap-3 border-t border-rule pt-6">
            <LikeButton slug={slug} icon={<Icon name="heart" className="size-5" />} />
            <ShareLinks url={url} title={frenchSpaces(title)} />
          </div>
        </div>
        {related.length > 0 && <RelatedArticles teasers={related} />}
      </WithSidebar>
      {!isPreview && <TrackView slug={slug} />}
    </>
  );
}
