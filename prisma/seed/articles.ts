import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readingTime } from '@/lib/french/words';
import { slug } from '@/lib/entities/fields/rules';
import { EDITORIAL_TEAM } from '@/lib/site';
import { checkedLine } from '@/lib/texts/places';
import { frontMatter } from '@/lib/texts/read';

const FOLDER = resolve('prisma/seed/articles');

const slugOrNull = z.preprocess((value) => (value === 'null' ? null : value), slug.nullable());

const head = z.strictObject({
  title: z.string().min(10).max(70),
  slug,
  excerpt: z.string().min(100).max(220),
  metaDescription: z.string().min(70).max(160),
  category: slugOrNull,
  city: slugOrNull,
  university: slugOrNull,
  featured: z.enum(['true', 'false']).transform((value) => value === 'true'),
  publishedAt: z.iso.date(),
  /** When the facts were compared with their sources, which is not the day of publication. */
  checkedIn: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/),
});

export type SeedArticle = z.infer<typeof head> & { content: string };

export function readArticles(): SeedArticle[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => {
      const { fields, text } = frontMatter(readFileSync(join(FOLDER, name), 'utf8'), name, head);
      return { ...fields, content: text };
    });
}

/**
 * The columns of an article that name no other row. Of several of one day each has a minute of its
 * own, so that every site lists them in one order, by their names.
 */
export function articleRow(seed: SeedArticle, place: number) {
  const minute = String(59 - (place % 60)).padStart(2, '0');
  return {
    title: seed.title,
    slug: seed.slug,
    excerpt: seed.excerpt,
    metaDescription: seed.metaDescription,
    featured: seed.featured,
    content: shownContent(seed),
    author: EDITORIAL_TEAM,
    readingTime: readingTime(seed.content),
    publishedAt: new Date(`${seed.publishedAt}T08:${minute}:00+01:00`),
  };
}

/** What readers get: the sources begin with the month in which the facts were checked. */
function shownContent({ content, checkedIn }: SeedArticle): string {
  return content.replace(/^## Sources$/m, (title) => `${title}\n\n${checkedLine(checkedIn)}`);
}
