import { z } from 'zod';
import { type Link, link } from '@/lib/pages';
import { blocks, filled, list, readText } from './read';

const SLUGS = ['admissions', 'bourses', 'equivalences', 'calendrier'] as const;

export type TopicSlug = (typeof SLUGS)[number];
export type Topic = ReturnType<typeof readTopic>;

export const TOPICS = ofEach((slug): Link => link(`/${slug}`));

/** Also the last sentence of the page of a selection. */
export const USUAL_PAPERS: readonly string[] = [
  'baccalauréat, licence et relevés de notes',
  'copie de la carte nationale et photos',
  'formulaire de préinscription imprimé et engagement signé',
  'reçu d’assurance',
  'souvent un CV et une lettre',
  'pour un salarié, une attestation de travail et, si le parcours est payant, le reçu de virement',
];

const head = z.strictObject({
  title: z.string(),
  metaTitle: z.string().max(60),
  metaDescription: z.string().min(70).max(160),
  /** On the page of the news. */
  inBrief: z.string(),
  lead: z.string(),
  /** The month in which the facts were compared with their sources. */
  checkedIn: z.string().regex(/^20\d\d-\d\d$/),
  relatedSlugs: list,
});

function readTopic(slug: TopicSlug) {
  const { fields, text } = readText(`topics/${slug}`, head);
  const papers = USUAL_PAPERS.map((paper) => `- ${paper}`).join(' ;\n');
  return { ...fields, slug, body: filled(text, { papers }) };
}

export const topics = ofEach(readTopic);

function ofEach<T>(make: (slug: TopicSlug) => T): Record<TopicSlug, T> {
  return Object.fromEntries(SLUGS.map((slug) => [slug, make(slug)])) as Record<TopicSlug, T>;
}

const group = z.object({
  slug: z.enum(SLUGS),
  /** Articles of the topic that no guide names. */
  others: list.default([]),
});

const guide = z.object({
  /** What its articles take to read, together. */
  minutes: z.coerce.number(),
  difficulty: z.enum(['Débutant', 'Intermédiaire', 'Avancé']),
  /** Only the topic pages use these: guide cards have no link. */
  articles: list,
});

export const guideGroups = blocks(readText('guides', z.object({})).text, '##', group).map(
  ({ text, ...rest }) => ({
    ...rest,
    description: text.replace(/\n### [^]*/, '').trim(),
    guides: blocks(text, '###', guide),
  }),
);

export type GuideGroup = (typeof guideGroups)[number];
export type Guide = GuideGroup['guides'][number];

export const isTopic = (slug: string): slug is TopicSlug => Object.hasOwn(TOPICS, slug);

export function guidesOf(topic: TopicSlug): GuideGroup | undefined {
  return guideGroups.find(({ slug }) => slug === topic);
}

/** The topic page that a practical article belongs to. */
export function topicOf(article: string): TopicSlug | undefined {
  return guideGroups.find(({ slug }) => articlesOfTopic(slug).includes(article))?.slug;
}

/** Every article of a topic, those of the same guide as `near` first. */
export function articlesOfTopic(topic: TopicSlug, near?: string): string[] {
  const { guides = [], others = [] } = guidesOf(topic) ?? {};
  const nearest = guides.filter(({ articles }) => near && articles.includes(near));
  const named = [...nearest, ...guides].flatMap(({ articles }) => articles);
  return [...new Set([...named, ...others])];
}
