import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectFile } from '@/lib/process/project-file';
import { frontMatter } from './front-matter';

const name = z.string().min(2);

const head = {
  cities: z.strictObject({ name }),
  categories: z.strictObject({ name, color: z.string().regex(/^#[0-9a-f]{6}$/) }),
  universities: z.strictObject({
    name,
    city: z.string().nullable().default(null),
    websiteUrl: z.url().nullable().default(null),
  }),
};

/** One file each: its columns, its description, and below "Pourquoi" why to study there. */
function readPlaces<Head extends z.ZodType<object>>(kind: keyof typeof head, schema: Head) {
  const folder = projectFile(join('prisma/seed/places', kind));
  return readdirSync(folder).map((file) => {
    const { fields, text } = frontMatter(readFileSync(join(folder, file), 'utf8'), file, schema);
    const [description = '', reasons] = text.split('\n\n## Pourquoi\n\n');
    return { ...fields, slug: file.replace('.md', ''), description, reasons };
  });
}

/** Descriptions of cities have 60 to 120 words, of universities 80 to 200. */
export const cities = readPlaces('cities', head.cities);
export const universities = readPlaces('universities', head.universities);
/** Every colour has a contrast of 4.5:1 with white or with black text. */
export const categories = readPlaces('categories', head.categories).map(
  ({ reasons: _, ...category }) => category,
);
