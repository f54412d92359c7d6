import { z } from 'zod';
import { choiceValues } from '@/lib/entities/choices';
import { readPlaces } from '@/lib/texts/places';
import { slug } from '@/lib/entities/fields/rules';
import { blocks, readText } from '@/lib/texts/read';
import type { Prisma } from '@/prisma/generated/client';
import { factsOf } from './masters/load';

const name = z.string().min(2);

/** Descriptions of cities have 60 to 120 words, of universities 80 to 200, where there is more to say than where they are. */
export const cities = readPlaces('city', z.strictObject({ name })).map(row);

export const universities = readPlaces(
  'university',
  z.strictObject({
    name,
    city: z.string().nullable().default(null),
    websiteUrl: z.url().nullable().default(null),
    /** Absent when no source says it; schools of the State are named so by general knowledge. */
    status: z.enum(choiceValues('universityStatus')).optional(),
    recognisedYear: z.coerce.number().optional(),
    recognitionSource: z.string().optional(),
    /** Its entry in the registry of research organisations, which says its city and its site. */
    ror: z.url().optional(),
    /** When a list of sites that others keep named it. */
    siteSeenOn: z.iso.date().optional(),
    /** A recognition holds for five years, and no renewal was found. */
    recognitionToVerify: z
      .literal('true')
      .transform(() => true)
      .optional(),
  }),
).map(row);

/** Every colour has a contrast of 4.5:1 with white or with black text. */
export const categories = readPlaces(
  'category',
  z.strictObject({ name, color: z.string().regex(/^#[0-9a-f]{6}$/) }),
).map(({ sources: _, reasons: __, ...category }) => category);

/** What is a column: where a text stands is read beside its page. */
function row<Place extends { sources: unknown }>({ sources: _, ...columns }: Place) {
  return columns;
}

const SITE_READ_IN = 'lien relevé à l’été 2026 dans un dépôt public, page non ouverte';

/** A university with what is known of who says it; its name and its status are general knowledge. */
export function universityRecord(
  { city: _, ror, siteSeenOn, ...own }: (typeof universities)[number],
  cityId: string | null,
) {
  const row = { ...own, cityId };
  const registry = {
    publisher: 'ROR',
    title: 'Registre mondial des organismes de recherche',
    kind: 'donnees-publiques' as const,
    url: ror,
    date: '2026-06',
  };
  const site = {
    publisher: row.name,
    title: 'Site officiel',
    kind: 'officiel-lien' as const,
    url: row.websiteUrl ?? undefined,
    date: siteSeenOn,
    via: SITE_READ_IN,
  };
  const said = {
    ...(ror && { registry: { says: siteSeenOn ? ['cityId'] : ['cityId', 'websiteUrl'] } }),
    ...(siteSeenOn && { site: { says: ['websiteUrl'] } }),
  };
  return { row, facts: factsOf(said, row, { registry, site }) };
}

/** What holds in general at public universities, as the press has read it; staff may edit it. */
const RULES = blocks(
  readText('rules', z.object({})).text,
  '##',
  z.strictObject({
    slug,
    field: z.string(),
    rhythm: z.string().optional(),
    since: z.iso.date().optional(),
    publisher: z.string(),
    date: z.iso.date(),
    source: z.string(),
  }),
);

export async function fillRules(db: Prisma.TransactionClient): Promise<void> {
  const sourceIds = new Map<string, string>();
  for (const { title: name, source: title, publisher, date, ...rule } of RULES) {
    const source = { publisher, kind: 'presse', title, date };
    const sourceId = sourceIds.get(title) ?? (await db.source.create({ data: source })).id;
    sourceIds.set(title, sourceId);
    await db.rule.create({ data: { ...rule, name, sector: 'public', sourceId } });
  }
}
