import { z } from 'zod';
import type { PageAddress } from '@/lib/pages';
import type { TopicSlug } from './topics';
import { blocks, list, readText } from './read';

const fields = z
  .object({
    title: z.string().max(60),
    h1: z.string().optional(),
    metaDescription: z.string().min(70),
    keywords: list,
    /** What else people search for it by; the search finds no page without it that is no topic. */
    alsoCalled: z.string().optional(),
  })
  .transform(({ title, h1 = title, ...rest }) => ({ ...rest, metaTitle: title, h1 }));

export const pageTexts = new Map(
  blocks(readText('pages', z.object({})).text, '##', fields).map(({ title, text, ...words }) => [
    title,
    { ...words, title: words.metaTitle, lead: text },
  ]),
);

/** Topics have files of their own. */
export type TextAddress = Exclude<PageAddress, `/${TopicSlug}`>;

export function pageText(address: TextAddress) {
  const text = pageTexts.get(address);
  if (!text) throw new Error(`lib/texts/pages.md says nothing of ${address}`);
  return text;
}

export const glossary = readText('glossary', z.strictObject({ checkedIn: z.string() }));
