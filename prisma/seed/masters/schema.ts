import { z } from 'zod';
import { choiceValues } from '@/lib/entities/choices';
import { requiredLine, requiredText, slug, webUrl } from '@/lib/entities/fields/text';
import { httpsUrl, programmeSchema } from './programme-schema';

const callSchema = z.strictObject({
  academicYear: z
    .string()
    .regex(/^20\d{2}-20\d{2}$/)
    .refine(isOneYear, { error: 'Must be such as 2026-2027' }),
  opensOn: z.iso.date().optional(),
  closesOn: z.iso.date().optional(),
  applyUrl: webUrl.optional(),
  note: requiredText(600).optional(),
  /** The notice that announced the call; no date may be given without it. */
  source: z.strictObject({
    publisher: requiredLine(200),
    url: httpsUrl,
    publishedOn: z.iso.date(),
  }),
});

export const establishmentSchema = z.strictObject({
  name: requiredLine(200).min(3),
  acronym: requiredLine(60).optional(),
  slug,
  type: z.enum(choiceValues('establishmentType')),
  universitySlug: slug,
  citySlug: slug,
  websiteUrl: webUrl.optional(),
  applyUrl: webUrl.optional(),
  text: requiredText(5000).optional(),
  internalNote: requiredText(5000).optional(),
  programmes: z.array(programmeSchema),
  calls: z.array(callSchema),
});

export type SeedEstablishment = z.infer<typeof establishmentSchema>;

function isOneYear(years: string): boolean {
  const [first, second] = years.split('-').map(Number);
  return second === (first ?? 0) + 1;
}
