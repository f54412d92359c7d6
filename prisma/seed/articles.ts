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

/**
 * The columns of an article that name no other row. Of several of one day each has a minute of its
 * own, so that every site lists them in one order, by their names.
 */
export function articleRow(seed: SeedArticle, place: number) {
  const minute = String(59 - (place % 60)).padStart(2, '0');
  const { title, slug, excerpt, metaDescription, featured } = seed;
  return {
    ...{ title, slug, excerpt, metaDescription, featured },
    content: shownContent(seed),
    author: EDITORIAL_TEAM,
    readingTime: readingTime(seed.content),
    publishedAt: new Date(`${seed.publishedAt}T08:${minute}:00+01:00`),
  };
}
