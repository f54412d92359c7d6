import 'server-only';
import { type TopicSlug, guidesOf, topics } from '@/lib/texts/topics';
import { renderMarkdown } from '@/lib/markdown/kept-texts';
import { paths } from '@/lib/paths';
import { listArticles } from '../articles';
import { loadPopular, teaser } from '@/lib/content/teasers';

export type TopicGuide = {
  title: string;
  description: string;
  links: { href: string; name: string }[];
};

export async function loadTopic(slug: TopicSlug) {
  const topic = topics[slug];
  const { guides = [], others = [] } = guidesOf(slug) ?? {};
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
    body: renderMarkdown(topic.body),
    popular,
    related: find(related).map(teaser),
    guides: guides.map(({ title, text, articles }): TopicGuide => ({
      title,
      description: text,
      links: find(articles).map(({ slug, title }) => ({ href: paths.article(slug), name: title })),
    })),
  };
}
