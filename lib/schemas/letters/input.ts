import { z } from 'zod';
import { markdownFault } from '@/lib/markdown/limits';
import { pageQuerySchema } from '@/lib/entities/fields/list-query';
import { moment, version } from '@/lib/entities/fields/moment';
import { id, line, longText, requiredLine } from '@/lib/entities/fields/text';

export const LONGEST_LETTER = 20_000;
export const MOST_CHOSEN = 12;

const body = longText(LONGEST_LETTER).superRefine((markdown, context) => {
  const fault = markdownFault(markdown);
  if (fault) context.addIssue(fault);
});

const chosen = z
  .array(id)
  .max(MOST_CHOSEN, { error: `${MOST_CHOSEN} at most` })
  .refine((ids) => new Set(ids).size === ids.length, { error: 'Names one twice' })
  .default([]);

const content = {
  subject: requiredLine(150),
  preheader: line(200).default(''),
  body: body.default(''),
  articleIds: chosen,
  programmeIds: chosen,
};

export const letterSchema = z.strictObject({ ...content, updatedAt: version });
export type LetterInput = z.output<typeof letterSchema>;

/** Without `sendAt` a letter that is sent begins at once. */
export const letterActSchema = z.strictObject({
  action: z.enum(['test', 'send', 'withdraw', 'pause', 'resume', 'stop']),
  sendAt: moment.nullable().default(null),
});
export type LetterAct = z.output<typeof letterActSchema>;

export const letterReportSchema = pageQuerySchema.extend({
  state: z.enum(['open', 'sent', 'failed', 'left', 'unknown', 'stopped']).optional(),
});
export type LetterReportQuery = z.output<typeof letterReportSchema>;
