import { ArticleScreen } from '@/components/site/article/article-screen';
import { JsonLd } from '@/components/site/frame/site-page';
import { getArticle, getMediaAlt } from '@/lib/content/articles';
import { loadAroundArticle } from '@/lib/content/reading/around-text';
import { renderStaffText } from '@/lib/content/reading/staff-text';
import { articleLabel, loadPopular } from '@/lib/content/teasers';
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
    const { slug, title, content, imageUrl } = article;
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
        <ArticleScreen
          article={article}
          imageAlt={imageAlt}
          isPreview={isPreview}
          body={body}
          related={related}
          next={next}
          popular={popular}
          label={articleLabel(article)}
          crumbs={trail}
          url={absoluteUrl(path)}
        />
        {!isPreview && (
          <JsonLd graph={pageGraph({ name: title, crumbs: trail, entity: articleNode(article) })} />
        )}
      </>
    );
  },
});

export const { generateMetadata } = page;
export default page.Page;
