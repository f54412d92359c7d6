import type { Article } from '@/lib/content/article-fields';
import type { Teaser } from '@/lib/content/teasers';
import type { Rendered } from '@/lib/markdown/markdown';
import { frenchDate } from '@/lib/french/dates';
import type { Crumb } from '@/lib/seo/graph';
import { frenchSpaces } from '@/lib/french/typography';
import { Icon } from '@/components/site/kit/icon';
import { Tints } from '@/components/site/cover/tints';
import { CopyButton, LikeButton, ShareButton, TrackView } from './article-actions';
import { WithSidebar } from '@/components/site/frame/sidebar';
import { ArticleHeader } from './article-header';
import { RelatedArticles } from './article-lists';
import { Prose } from './prose';

type Props = {
  article: Article;
  imageAlt?: string;
  isPreview: boolean;
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
          <Prose body={body} />
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

function PreviewNotice({ publishedAt }: { publishedAt: Date | null }) {
  const when = publishedAt
    ? `parution prévue le ${frenchDate(publishedAt)}`
    : 'ce brouillon n’est pas publié';
  return (
    <p role="status" className="preview-notice no-print">
      {frenchSpaces(`Aperçu réservé à l’équipe : ${when}.`)}
    </p>
  );
}

type ShareLinksProps = { url: string; title: string };

/** No script of another site is used: these are links, and what the browser itself offers. */
function ShareLinks({ url, title }: ShareLinksProps) {
  const message = encodeURIComponent(`${title} ${url}`);
  return (
    <>
      <ShareButton url={url} title={title} icon={<Icon name="share" />} />
      <a href={`https://wa.me/?text=${message}`} rel="noopener" className="button button-quiet">
        WhatsApp
      </a>
      <a
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${message}`}
        className="button button-quiet"
      >
        <Icon name="mail" />
        E-mail
      </a>
      <CopyButton url={url} icon={<Icon name="copy" />} />
    </>
  );
}
