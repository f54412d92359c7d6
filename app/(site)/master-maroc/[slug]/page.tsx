import { ArticleScreen } from '@/components/site/article/article-screen';
import { JsonLd } from '@/components/site/frame/json-ld';
import { currentReader } from '@/lib/auth/session/current-user';
import { getArticle, getMediaAlt } from '@/lib/content/articles';
import { loadAroundArticle } from '@/lib/content/reading/around-article';
import { renderStaffText } from '@/lib/content/reading/staff-text';
import { loadPopular } from '@/lib/content/teaser-lists';
import { articleLabel } from '@/lib/content/teasers';
import { paths } from '@/lib/paths';
import { isPublished } from '@/lib/entities/published';
import { articleNode, entityId } from '@/lib/seo/entities';
import { breadcrumbList, crumbs, graph, organization, webPage } from '@/lib/seo/graph';
import { articleMetadata, articlePicture, unlistedMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/site';
import { entityPage } from '@/app/(site)/entity-page';

const page = entityPage({
  kind: 'article',
  // What is published is the same for everybody, so the session is read only for the rest.
  load: async (slug) => {
    const article = await getArticle(slug);
    if (article || (await currentReader()) === 'visitor') return article;
    return getArticle(slug, 'staff');
  },
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
          {...{ article, imageAlt, isPreview, body, related, next, popular }}
          label={articleLabel(article)}
          crumbs={trail}
          url={absoluteUrl(path)}
        />
        {!isPreview && (
          <JsonLd
            graph={graph(
              organization(),
              webPage({ path, name: title, crumbs: trail, mainEntity: entityId(path) }),
              articleNode(article, articlePicture(article)),
              breadcrumbList(path, trail),
            )}
          />
        )}
      </>
    );
  },
});

export const { generateMetadata } = page;
export default page.Page;
