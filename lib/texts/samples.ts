import { z } from 'zod';
import { blocks, readText } from './read';
import { TOPICS, type TopicSlug, isTopic } from './topics';

const topic = z
  .string()
  .refine(isTopic)
  .transform((slug: TopicSlug) => TOPICS[slug]);

/** Fill the lists when the database holds too few articles. */
export const sampleArticles = blocks(
  readText('samples', z.object({})).text,
  '##',
  z.object({ topic }),
);

export type SampleArticle = (typeof sampleArticles)[number];
