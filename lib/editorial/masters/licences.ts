import { z } from 'zod';
import { labelOf } from '@/lib/entities/choices';
import type { SiteSettings } from '@/lib/entities/settings';
import { blocks, readText } from '@/lib/texts/read';

const texts = blocks(readText('licences', z.object({})).text, '##', z.object({ url: z.url() }));

/** Where a licence stands, and what it lets people do with the facts of the directory. */
export function licence(chosen: SiteSettings['factsLicence']) {
  const name = labelOf('factsLicence', chosen);
  const found = texts.find(({ title }) => title === name);
  if (!found) throw new Error(`lib/texts/licences.md has no ${name}`);
  return { name, url: found.url, terms: found.text };
}
