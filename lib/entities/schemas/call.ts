import { z } from 'zod';
import { version } from '@/lib/entities/fields/moment';
import { id, orNone, slug } from '@/lib/entities/fields/text';
import { day, isUnique, knownText, knownUrl } from '@/lib/entities/fields/rules';
import { noticeSchema } from '@/lib/entities/source';

const MOST_PROGRAMMES = 100;
const OTHER_YEAR = 'Must lie in one of the two years of the call';

const callFields = z.strictObject({
  /** Names the call for imports and calendars. */
  slug,
  establishmentId: id,
  academicYear: z.string().refine(isAcademicYear, { error: 'Must be such as 2026-2027' }),
  opensOn: orNone(day),
  closesOn: orNone(day),
  applyUrl: knownUrl,
  note: knownText(600),
  source: noticeSchema,
  /** None stands for all masters of the establishment. */
  programmeIds: z
    .array(id)
    .max(MOST_PROGRAMMES, { error: 'A hundred masters at most' })
    .refine(isUnique, { error: 'Names one twice' })
    .default([]),
  updatedAt: version,
});

export const callSchema = callFields.superRefine((fields, context) => {
  const { academicYear, opensOn, closesOn } = fields;
  const say = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const isOutside = (date: string | null) =>
    date !== null &&
    isAcademicYear(academicYear) &&
    !academicYear.split('-').includes(date.slice(0, 4));
  if (isOutside(opensOn)) say('opensOn', OTHER_YEAR);
  if (isOutside(closesOn)) say('closesOn', OTHER_YEAR);
  if (opensOn && closesOn && closesOn < opensOn) say('closesOn', 'Closes before it opens');
});

export type CallInput = z.infer<typeof callSchema>;

function isAcademicYear(value: string): boolean {
  if (!/^20\d{2}-20\d{2}$/.test(value)) return false;
  const [first, second] = value.split('-').map(Number);
  return second === (first ?? 0) + 1;
}
