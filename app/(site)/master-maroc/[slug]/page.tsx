import type { Metadata } from 'next';
import { cache } from 'react';
import { JsonLd } from '@/components/site/frame/json-ld';
import { ArticleScreen } from '@/components/site/article/article-screen';
import { Missing } from '@/components/site/entity/missing';
import { currentReader } from '@/lib/auth/session/current-user';
import { loadAroundArticle } from '@/lib/content/reading/around-article';
import { renderStaffText } from '@/lib/content/reading/staff-text';
import { getArticle, getMediaAlt } from '@/lib/content/articles';
import { loadPopular } from '@/lib/content/teaser-lists';
import { isPublished } from '@/lib/resources/published';
import { articleLabel } from '@/lib/content/teasers';
import { breadcrumbList, crumbs, graph, organization, webPage } from '@/lib/seo/graph';
import { paths } from '@/lib/paths';
import { articleNode, entityId } from '@/lib/seo/entities';
import { articleMetadata, articlePicture, unlistedMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/site';
import { answerMissing } from '@/app/(site)/missing-entity';

type Props = { params: Promise<{ slug: string }> };

const NOT_FOUND = 'Article non trouvé';
/** What is published is the same for everybody, so the session is read only for the rest. */
const load = cache(async (slug: string) => {
  const article = await getArticle(slug);
  if (article || (await currentReader()) === 'visitor') return article;
  return getArticle(slug, 'staff');
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await load((await params).slug);
  return article && isPublished(article)
    ? articleMetadata(article)
    : unlistedMetadata(article?.title ?? NOT_FOUND);
}

export default async function ArticlePage({ params }: Props) {
  const { slug } = await params;
  const article = await load(slug);
  if (!article) {
    const missing = await answerMissing('article', slug, paths.article);
    return (
      <Missing
        {...missing}
        title={NOT_FOUND}
        text="L'article que vous recherchez n'existe pas."
        link={{ href: paths.news, name: 'Voir les articles' }}
      />
    );
  }
  const [body, { topic, related, next }, popular, imageAlt] = await Promise.all([
    renderStaffText(article.content, { article: article.slug }),
    loadAroundArticle(article),
    loadPopular(),
    article.imageUrl ? getMediaAlt(article.imageUrl) : undefined,
  ]);
  const isPreview = !isPublished(article);
  const path = paths.article(slug);
  const trail = crumbs(
    { name: 'Articles', path: paths.news },
    ...(topic ? [{ name: topic.name, path: topic.href }] : []),
    { name: article.title, path },
  );
  return (
    <>
      <ArticleScreen
        article={article}
        imageAlt={imageAlt}
        isPreview={isPreview}
        label={articleLabel(article)}
        body={body}
        crumbs={trail}
        related={related}
        next={next}
        popular={popular}
        url={absoluteUrl(path)}
      />
      {!isPreview && (
        <JsonLd
          graph={graph(
            organization(),
            webPage({ path, name: article.title, crumbs: trail, mainEntity: entityId(path) }),
            articleNode(article, articlePicture(article)),
            breadcrumbList(path, trail),
          )}
        />
      )}
    </>
  );
}
