import { RelatedArticles } from '@/components/site/article/article-lists';
import { ArticleHeader, LikeButton, PreviewNotice } from '@/components/site/article/article-parts';
import { Reading } from '@/components/site/article/prose';
import { JsonLd } from '@/components/site/frame/site-page';
import { Icon } from '@/components/site/kit/icon';
import { ButtonLink, ShareButtons } from '@/components/site/kit/links';
import { getArticle, getMediaAlt } from '@/lib/content/articles';
import { loadAroundArticle } from '@/lib/content/reading/around-text';
import { renderStaffText } from '@/lib/content/reading/staff-text';
import { articleLabel, loadPopular } from '@/lib/content/teasers';
import { frenchDate } from '@/lib/french/dates';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { isPublished } from '@/lib/entities/published';
import { articleNode } from '@/lib/seo/entities';
import { crumbs, pageGraph } from '@/lib/seo/graph';
import { articleMetadata, unlistedMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/site';
import { entityPage, withPreviews } from '@/app/(site)/entity-page';

const load = withPreviews(getArticle);

const page = entityPage({
  kind: 'article',
  load,
  missing: {
    title: 'Article non trouvé',
    text: "L'article que vous recherchez n'existe pas.",
    link: { href: paths.news, name: 'Voir les articles' },
  },
  address: paths.article,
  metadata: (article) =>
    isPublished(article) ? articleMetadata(article) : unlistedMetadata(article.title),
  show: async (article) => {
    const { slug, title, content, imageUrl, publishedAt } = article;
    const [body, { topic, related, next }, popular, imageAlt] = await Promise.all([
      renderStaffText(content, { article: slug }),
      loadAroundArticle(article),
      loadPopular(),
      imageUrl ? getMediaAlt(imageUrl) : undefined,
    ]);
    const isPreview = !isPublished(article);
    const path = paths.article(slug);
    const trail = crumbs(
      { name: 'Articles', path: paths.news },
      ...(topic ? [{ name: topic.name, path: topic.href }] : []),
      { name: title, path },
    );
    return (
      <>
        {isPreview && <PreviewNotice publishedAt={publishedAt} />}
        <ArticleHeader
          article={article}
          label={articleLabel(article)}
          crumbs={trail}
          imageAlt={imageAlt}
        />
        <Reading
          body={body}
          popular={popular}
          after={
            <>
              {related.length > 0 && <RelatedArticles teasers={related} />}
              <p className="no-print">
                <ButtonLink href={next.href}>
                  {frenchSpaces(next.name)}
                  <Icon name="arrow" />
                </ButtonLink>
              </p>
            </>
          }
        >
          {publishedAt && (
            <p className="mt-10 text-sm text-muted">
              Dernière mise à jour{'\u00a0'}:{' '}
              <time dateTime={publishedAt.toISOString()}>{frenchDate(publishedAt)}</time>
            </p>
          )}
          {/* Views of what is not published are not counted. */}
          <div
            data-article={slug}
            data-counted={!isPreview || undefined}
            className="no-print mt-6 flex max-w-[42rem] flex-wrap items-center gap-3 border-t border-rule pt-6"
          >
            <LikeButton />
            <ShareButtons
              title={frenchSpaces(title)}
              url={absoluteUrl(path)}
              label="Adresse de l’article, à copier"
            />
          </div>
        </Reading>
        {!isPreview && (
          <JsonLd graph={pageGraph({ name: title, crumbs: trail, entity: articleNode(article) })} />
        )}
      </>
    );
  },
});

export const { generateMetadata } = page;
export default page.Page;
