import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectFile } from '@/lib/process/project-file';
import { readingTime } from '@/lib/french/reading-time';
import { EDITORIAL_TEAM } from '@/lib/site';
import { type SeedArticle, parseArticle, shownContent } from './front-matter';

const FOLDER = projectFile('prisma/seed/articles');

export function readArticles(): SeedArticle[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => parseArticle(readFileSync(join(FOLDER, name), 'utf8'), name));
}

const HOUR_OF_PUBLICATION = 'T08:00:00+01:00';

/** The columns of an article that name no other row. */
export function articleRow(seed: SeedArticle) {
  const { title, slug, excerpt, metaDescription, featured } = seed;
  return {
    ...{ title, slug, excerpt, metaDescription, featured },
    content: shownContent(seed),
    author: EDITORIAL_TEAM,
    readingTime: readingTime(seed.content),
    publishedAt: new Date(seed.publishedAt + HOUR_OF_PUBLICATION),
  };
}
