import { z } from 'zod';
import { labelOf } from '@/lib/entities/choices';
import type { SiteSettings } from '@/lib/entities/settings';
import { blocks, readText } from '@/lib/texts/read';

/** What the files of the directory are, in the words of their page and of the files themselves. */
export const OPEN_DATA = {
  name: 'Répertoire des masters au Maroc',
  attribution: 'Guide des Masters au Maroc, et la source de chaque fait',
};

/** In the order of the page. */
export const KNOWN_LABELS = {
  sources: 'Au moins une source',
  twoSources: 'Au moins deux sources',
  verified: 'Vérifiées par l’équipe',
  verifiedLately: 'Vérifiées il y a moins d’un an',
  admission: 'Admission connue',
  rhythm: 'Rythme connu',
  semesters: 'Durée connue',
  languages: 'Langues connues',
  fees: 'Frais connus',
  call: 'Avis de candidature connu',
  closing: 'Date de clôture connue, cette année ou une autre',
  officialUrl: 'Page officielle connue',
} as const;

export type Known = keyof typeof KNOWN_LABELS;

const texts = blocks(readText('licences', z.object({})).text, '##', z.object({ url: z.url() }));

/** Where a licence stands, and what it lets people do with the facts of the directory. */
export function licence(chosen: SiteSettings['factsLicence']) {
  const name = labelOf('factsLicence', chosen);
  const found = texts.find(({ title }) => title === name);
  if (!found) throw new Error(`lib/texts/licences.md has no ${name}`);
  return { name, url: found.url, terms: found.text };
}
