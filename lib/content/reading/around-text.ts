import 'server-only';
import {
  TOPICS,
  type TopicSlug,
  articlesOfTopic,
  guidesOf,
  topicOf,
  topics,
} from '@/lib/texts/topics';
import { fieldInSentence } from '@/lib/french/typography';
import { frenchNumber } from '@/lib/french/numbers';
import { paths } from '@/lib/paths';
import { type ArticleCard, listArticles } from '@/lib/content/articles';
import { listFirst } from '@/lib/content/page';
import { countMastersOf } from '@/lib/content/masters/directory';
import { loadPopular, teaser } from '@/lib/content/teasers';
import { renderMarkdown } from '@/lib/markdown/kept-texts';

const RELATED = 3;

export type Step = { href: string; name: string };

/** What a reader may go on with: articles on the same subject, and one step. */
export async function loadAroundArticle(article: ArticleCard) {
  const isPractical = !article.categoryId && !article.cityId;
  const topic = isPractical ? topicOf(article.slug) : undefined;
  const [related, next] = await Promise.all([
    listRelated(article, topic),
    nextStep(article, topic),
  ]);
  return { topic: topic && TOPICS[topic], related: related.map(teaser), next };
}

/** Of the category first, then of the city, then of the topic and its guides, then the newest. */
async function listRelated(article: ArticleCard, topic?: TopicSlug): Promise<ArticleCard[]> {
  const { id, slug, categoryId, cityId, universityId } = article;
  const ways = [
    categoryId && { categoryId },
    cityId && { cityId },
    topic && { slug: { in: articlesOfTopic(topic, slug) } },
    universityId && { universityId },
    {},
  ];
  return listFirst(listArticles, ways, { except: id, limit: RELATED });
}

/** The masters of its subject or its city when there are any, or what its topic leads to. */
async function nextStep(article: ArticleCard, topic?: TopicSlug): Promise<Step> {
  const { categoryName, categorySlug, cityName, citySlug } = article;
  if (categorySlug && categoryName) {
    const field = fieldInSentence(categoryName);
    const count = await countMastersOf({ specialisation: categorySlug });
    if (count > 0) {
      const href = `${paths.masters}?specialisation=${categorySlug}`;
      return { href, name: `Voir ${theMasters(count)} en ${field}` };
    }
  }
  if (citySlug && cityName) {
    const count = await countMastersOf({ ville: citySlug });
    const href = `${paths.masters}?ville=${citySlug}`;
    if (count > 0) return { href, name: `Voir ${theMasters(count)} à ${cityName}` };
  }
  return topic ? STEPS[topic] : ALL;
}

const theMasters = (count: number) =>
  count === 1 ? 'le master' : `les ${frenchNumber(count)} masters`;

const ALL: Step = { href: paths.masters, name: 'Chercher un master' };
const STEPS: Record<TopicSlug, Step> = {
  admissions: { href: paths.calls, name: 'Voir où et quand candidater' },
  bourses: { href: paths.scholarships, name: 'Voir toutes les aides' },
  equivalences: { href: paths.equivalences, name: 'Voir si vous en avez besoin' },
  calendrier: { href: paths.calls, name: 'Voir où et quand candidater' },
};

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
