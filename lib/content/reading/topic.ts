import 'server-only';
import { guideGroups } from '@/lib/editorial/guides';
import { othersOf } from '@/lib/editorial/topics/membership';
import type { Topic } from '@/lib/editorial/topics/topic';
import { renderMarkdown } from '@/lib/markdown/kept-texts';
import type { Rendered } from '@/lib/markdown/markdown';
import { paths } from '@/lib/paths';
import { listArticles } from '../articles';
import { loadPopular } from '../teaser-lists';
import { teaser } from '../teasers';

const rendered = new Map<string, Rendered>();

export type TopicGuide = { title: string; description: string; links: TopicLink[] };
type TopicLink = { href: string; name: string };

export async function loadTopic(topic: Topic) {
  const guides = guideGroups.find(({ slug }) => slug === topic.slug)?.guides ?? [];
  const related = [...topic.relatedSlugs, ...othersOf(topic.slug)];
  const slugs = [...related, ...guides.flatMap(({ articleSlugs }) => articleSlugs)];
  const [articles, popular] = await Promise.all([
    listArticles({ where: { slug: { in: slugs } } }),
    loadPopular(),
  ]);
  const known = new Map(articles.map((article) => [article.slug, article]));
  const find = (list: readonly string[]) =>
    list.map((slug) => known.get(slug)).filter((article) => article !== undefined);
  return {
    topic,
    body: bodyOf(topic),
    popular,
    related: find(related).map(teaser),
    guides: guides.map(({ title, description, articleSlugs }): TopicGuide => {
      const links = find(articleSlugs);
      return {
        title,
        description,
        links: links.map((article) => ({ href: paths.article(article.slug), name: article.title })),
      };
    }),
  };
}

/** The texts belong to the software, so each is rendered once. */
function bodyOf({ slug, body }: Topic): Rendered {
  const known = rendered.get(slug) ?? renderMarkdown(body);
  rendered.set(slug, known);
  return known;
}
