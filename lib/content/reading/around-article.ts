import 'server-only';
import { TOPICS, type TopicSlug, articlesOfTopic, topicOf } from '@/lib/texts/topics';
import { fieldInSentence } from '@/lib/french/typography';
import { frenchNumber } from '@/lib/french/numbers';
import { paths } from '@/lib/paths';
import { type ArticleCard, listArticles } from '../articles';
import { listFirst } from '../page';
import { countMastersOf } from '../masters/directory';
import { type Teaser, teaser } from '../teasers';

const RELATED = 3;

export type Step = { href: string; name: string };
export type AroundArticle = { topic?: Step; related: Teaser[]; next: Step };

/** What a reader may go on with: articles on the same subject, and one step. */
export async function loadAroundArticle(article: ArticleCard): Promise<AroundArticle> {
  const isPractical = !article.categoryId && !article.cityId;
  const topic = isPractical ? topicOf(article.slug) : undefined;
  const [related, next] = await Promise.all([
    listRelated(article, topic),
    nextStep(article, topic),
  ]);
  return {
    topic: topic && TOPICS[topic],
    related: related.map(teaser),
    next,
  };
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
