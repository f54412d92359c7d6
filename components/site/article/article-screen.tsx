import type { Article } from '@/lib/content/article-fields';
import type { Step } from '@/lib/content/reading/around-article';
import type { Teaser } from '@/lib/content/teasers';
import type { Rendered } from '@/lib/markdown/markdown';
import { frenchDate } from '@/lib/french/dates';
import type { Crumb } from '@/lib/seo/graph';
import { frenchSpaces } from '@/lib/french/typography';
import { Tints } from '@/components/site/cover/tints';
import { Icon } from '@/components/site/kit/icon';
import { ArticleActions } from './article-actions';
import { ArticleHeader } from './article-header';
import { RelatedArticles } from './article-lists';
import { Reading } from './reading';

type Props = {
  article: Article;
  imageAlt?: string;
  isPreview: boolean;
  label: string;
  body: Rendered;
  crumbs: readonly Crumb[];
  related: Teaser[];
  next: Step;
  popular: Teaser[];
  url: string;
};

export function ArticleScreen({ article, isPreview, body, related, popular, ...props }: Props) {
  const { label, crumbs, imageAlt, url, next } = props;
  const { publishedAt, slug, title } = article;
  return (
    <>
      <Tints colors={[article.categoryColor, ...related.map(({ color }) => color)]} />
      {isPreview && <PreviewNotice publishedAt={publishedAt} />}
      <ArticleHeader article={article} label={label} crumbs={crumbs} imageAlt={imageAlt} />
      <Reading
        body={body}
        popular={popular}
        after={
          <>
            {related.length > 0 && <RelatedArticles teasers={related} />}
            <NextStep step={next} />
          </>
        }
      >
        {publishedAt && (
          <p className="mt-10 text-sm text-muted">
            Dernière mise à jour{'\u00a0'}:{' '}
            <time dateTime={publishedAt.toISOString()}>{frenchDate(publishedAt)}</time>
          </p>
        )}
        <ArticleActions slug={slug} url={url} title={frenchSpaces(title)} isCounted={!isPreview} />
      </Reading>
    </>
  );
}

function NextStep({ step: { href, name } }: { step: Step }) {
  return (
    <p className="no-print">
      <a href={href} className="button">
        {frenchSpaces(name)}
        <Icon name="arrow" />
      </a>
    </p>
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
