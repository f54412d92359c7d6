import 'server-only';
import { type Topic, guidesOf } from '@/lib/texts/topics';
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
  const { guides = [], others = [] } = guidesOf(topic.slug) ?? {};
  const related = [...topic.relatedSlugs, ...others];
  const slugs = [...related, ...guides.flatMap(({ articles }) => articles)];
  const [known, popular] = await Promise.all([
    listArticles({ where: { slug: { in: slugs } } }),
    loadPopular(),
  ]);
  const bySlug = new Map(known.map((article) => [article.slug, article]));
  const find = (list: readonly string[]) =>
    list.map((slug) => bySlug.get(slug)).filter((article) => article !== undefined);
  return {
    topic,
    body: bodyOf(topic),
    popular,
    related: find(related).map(teaser),
    guides: guides.map(({ title, text, articles }): TopicGuide => ({
      title,
      description: text,
      links: find(articles).map(({ slug, title }) => ({ href: paths.article(slug), name: title })),
    })),
  };
}

/** The texts belong to the software, so each is rendered once. */
function bodyOf({ slug, body }: Topic): Rendered {
  const known = rendered.get(slug) ?? renderMarkdown(body);
  rendered.set(slug, known);
  return known;
}
