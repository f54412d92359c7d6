import { z } from 'zod';
import { checkedLine } from '@/lib/texts/facts';
import { slug } from '@/lib/entities/fields/text';

const OPENING = /^---\n([\s\S]*?)\n---\n/;
const orNull = (value: unknown) => (value === 'null' ? null : value);

export const frontMatterSchema = z.strictObject({
  title: z.string().min(10).max(70),
  slug,
  excerpt: z.string().min(100).max(220),
  metaDescription: z.string().min(70).max(160),
  category: z.preprocess(orNull, slug.nullable()),
  city: z.preprocess(orNull, slug.nullable()),
  university: z.preprocess(orNull, slug.nullable()),
  featured: z.enum(['true', 'false']).transform((value) => value === 'true'),
  publishedAt: z.iso.date(),
  /** When the facts were compared with their sources, which is not the day of publication. */
  checkedIn: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/),
});

export type SeedArticle = z.infer<typeof frontMatterSchema> & { content: string };

const SOURCES = /^## Sources$/m;

/** What readers get: the sources begin with the month in which the facts were checked. */
export function shownContent({ content, checkedIn }: SeedArticle): string {
  return content.replace(SOURCES, (heading) => `${heading}\n\n${checkedLine(checkedIn)}`);
}

export function parseArticle(text: string, file: string): SeedArticle {
  const { fields, text: content } = frontMatter(text, file, frontMatterSchema);
  return { ...fields, content };
}

/** One `key: value` per line is all that an editor needs to know. */
export function frontMatter<Schema extends z.ZodType>(whole: string, file: string, schema: Schema) {
  const block = OPENING.exec(whole);
  if (!block?.[1]) throw new Error(`${file}: the front matter between two --- lines is missing`);
  const pairs = block[1].split('\n').map((line) => {
    const at = line.indexOf(': ');
    return [line.slice(0, at), line.slice(at + 2).trim()];
  });
  const parsed = schema.safeParse(Object.fromEntries(pairs));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`${file}: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  return { fields: parsed.data, text: whole.slice(block[0].length).trim() };
}
