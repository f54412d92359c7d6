import type { Article } from '@/lib/content/articles';
import { frenchDate } from '@/lib/french/dates';
import type { Crumb } from '@/lib/seo/graph';
import { byline, frenchSpaces } from '@/lib/french/typography';
import { Cover, Tint } from '@/components/site/cover/cover';
import { Icon } from '@/components/site/kit/icon';
import { isShownPicture, uploadedPicture } from '@/lib/media/picture-name';
import { counted } from '@/lib/french/numbers';
import { tintClass } from '@/lib/colour/color';
import { Breadcrumb } from '@/components/site/frame/site-page';

export function PreviewNotice({ publishedAt }: { publishedAt: Date | null }) {
  const when = publishedAt
    ? `parution prévue le ${frenchDate(publishedAt)}`
    : 'ce brouillon n’est pas publié';
  return (
    <p role="status" className="preview-notice no-print">
      {frenchSpaces(`Aperçu réservé à l’équipe : ${when}.`)}
    </p>
  );
}

/** A box to tick, so that a like that comes before the script is kept by the browser itself. */
export function LikeButton() {
  return (
    <label className="like button button-quiet js-only">
      <input type="checkbox" role="button" aria-pressed={false} data-like="" />
      <Icon name="heart" className="size-5" />
      J’aime
    </label>
  );
}

type ArticleHeaderProps = {
  article: Article;
  label: string;
  crumbs: readonly Crumb[];
  imageAlt?: string;
};

export function ArticleHeader({ article, label, crumbs, imageAlt }: ArticleHeaderProps) {
  const { title, excerpt, author, publishedAt, readingTime, viewCount, likeCount } = article;
  return (
    <header className={`wrap pt-3 pb-10 ${tintClass(article.categoryColor)}`}>
      <Tint color={article.categoryColor} />
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="badge">{label}</span>
        <p className="meta">
          <span>{readingTime}&nbsp;min de lecture</span>
          {publishedAt ? (
            <time dateTime={publishedAt.toISOString()}>{frenchDate(publishedAt)}</time>
          ) : (
            <span>Brouillon</span>
          )}
        </p>
      </div>
      <h1 className="mt-5 max-w-4xl text-4xl sm:text-5xl">{frenchSpaces(title)}</h1>
      <p className="mt-5 max-w-[42rem] text-xl leading-normal text-muted">
        {frenchSpaces(excerpt)}
      </p>
      <p className="meta mt-5">
        <span>{frenchSpaces(byline(author))}</span>
        <span>{counted(viewCount, 'vue')}</span>
        <span>{counted(likeCount, 'j’aime', 'j’aime')}</span>
      </p>
      <Picture article={article} alt={imageAlt} />
    </header>
  );
}

function Picture({ article: { imageUrl, slug }, alt = '' }: { article: Article; alt?: string }) {
  if (!imageUrl || !isShownPicture(imageUrl)) {
    return <Cover seed={slug} shape="band" className="no-print mt-8" />;
  }
  const upload = uploadedPicture(imageUrl);
  return (
    <img
      src={imageUrl}
      srcSet={upload?.srcSet}
      sizes={upload && '(width >= 75rem) 72rem, 100vw'}
      alt={alt}
      fetchPriority="high"
      className="mt-8 aspect-video w-full rounded-card bg-surface object-cover lg:aspect-[5/2]"
    />
  );
}
