import type { Article } from '@/lib/content/article-fields';
import { frenchDate } from '@/lib/french/dates';
import { isShownPicture, uploadedPicture } from '@/lib/media/picture-name';
import { byline } from '@/lib/french/names';
import { counted } from '@/lib/french/numbers';
import type { Crumb } from '@/lib/seo/graph';
import { tintClass } from '@/lib/colour/tint';
import { frenchSpaces } from '@/lib/french/typography';
import { Breadcrumb } from '@/components/site/frame/page-header';
import { Cover } from '@/components/site/cover/cover';

type Props = { article: Article; label: string; crumbs: readonly Crumb[]; imageAlt?: string };

export function ArticleHeader({ article, label, crumbs, imageAlt }: Props) {
  const { title, excerpt, author, publishedAt, readingTime, viewCount, likeCount } = article;
  return (
    <header className={`wrap pt-3 pb-10 ${tintClass(article.categoryColor)}`}>
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
