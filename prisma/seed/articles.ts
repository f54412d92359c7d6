import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectFile } from '@/lib/process/project-file';
import { type SeedArticle, parseArticle } from './front-matter';

const FOLDER = projectFile('prisma/seed/articles');

export function readArticles(): SeedArticle[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => parseArticle(readFileSync(join(FOLDER, name), 'utf8'), name));
}
