import { z } from 'zod';
import { markdownFault } from '@/lib/markdown/limits';
import { pageQuerySchema } from '@/lib/entities/fields/list-query';
import { id, line, longText, moment, requiredLine, version } from '@/lib/entities/fields/rules';

/** A digest is `prepared` until its time has come. */
const LETTER_STATES = [
  'draft',
  'scheduled',
  'prepared',
  'sending',
  'paused',
  'stopped',
  'sent',
] as const;
export type LetterState = (typeof LETTER_STATES)[number];

/** From which states staff lead a letter where. */
export const LETTER_STEPS = {
  send: { from: ['draft'], to: 'scheduled' },
  withdraw: { from: ['scheduled'], to: 'draft' },
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  stop: { from: ['prepared', 'sending', 'paused'], to: 'stopped' },
} as const satisfies Record<string, { from: LetterState[]; to: LetterState }>;

/** A recipient whose letter is on its way; `handed`: the mail server had begun to take it. */
export const OPEN_STATES = ['waiting', 'claimed', 'handed'] as const;
/** What nothing confirms after it was handed over is `unknown`, and never tried again. */
export const END_STATES = ['sent', 'failed', 'left', 'unknown', 'stopped'] as const;
export type RecipientState = (typeof OPEN_STATES)[number] | (typeof END_STATES)[number];

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

export const letterSchema = z
  .strictObject({
    subject: requiredLine(150),
    preheader: line(200).default(''),
    body: body.default(''),
    articleIds: chosen,
    programmeIds: chosen,
    updatedAt: version,
  })
  .meta({ id: 'LetterInput' });
export type LetterInput = z.output<typeof letterSchema>;

/** Without `sendAt` a letter that is sent begins at once. */
export const letterActSchema = z.strictObject({
  action: z.enum(['test', 'send', 'withdraw', 'pause', 'resume', 'stop']),
  sendAt: moment.nullable().default(null),
});
export type LetterAct = z.output<typeof letterActSchema>;

export const letterReportSchema = pageQuerySchema.extend({
  state: z.enum(['open', ...END_STATES]).optional(),
});
export type LetterReportQuery = z.output<typeof letterReportSchema>;

/** What is not sent stays, so that an older page takes nothing back. */
export const digestSettingsSchema = z
  .strictObject({
    isOn: z.boolean().optional(),
    weekday: z.int().min(1).max(7).optional(),
    hour: z.int().min(0).max(23).optional(),
  })
  .refine((changed) => Object.keys(changed).length > 0, { error: 'Changes nothing' });
export type DigestSettingsInput = z.output<typeof digestSettingsSchema>;

/** What somebody gets who chose this specialisation or city alone; without it, everything new. */
export const digestPreviewSchema = z.strictObject({ subject: id.optional() });

const text = z.string();
const count = z.int().min(0);
const time = z.iso.datetime();

/** What the API answers. */
export const letterEntities = {
  Letter: z.strictObject({
    id,
    subject: text,
    preheader: text,
    body: text,
    articleIds: z.array(id),
    programmeIds: z.array(id),
    state: z.enum(LETTER_STATES),
    digestWeek: time.nullable().describe('Of a digest: the Monday of its week'),
    sendAt: time.nullable(),
    startedAt: time.nullable(),
    endedAt: time.nullable(),
    trouble: text.nullable().describe('Why the mail server takes nothing at all'),
    createdAt: time,
    updatedAt: time,
    counts: z.strictObject({
      open: count.describe('Still to be sent'),
      sent: count,
      failed: count,
      left: count,
      unknown: count,
      stopped: count,
      leftSince: count.describe('Of those who got it'),
    }),
  }),
  Digest: z.strictObject({
    isOn: z.boolean(),
    weekday: z.int().describe('From 1, Monday, to 7'),
    hour: z.int().describe('As clocks in Morocco show it'),
    nextAt: time,
    isPrepared: z.boolean().describe('Whether it can be stopped by now'),
    skipped: z
      .strictObject({ at: time, why: z.enum(['stopped', 'done', 'late']) })
      .nullable()
      .describe('A time before the next one at which none goes out'),
  }),
  DigestReaders: z.strictObject({
    readers: count.describe('With subjects'),
    withNews: count.describe('Of them, who would get it as things stand'),
    groups: z.array(z.strictObject({ items: count, readers: count })),
    subjects: z.array(z.strictObject({ id, name: text, readers: count })),
  }),
  LetterPreview: z.strictObject({
    html: text,
    plain: text,
    missing: count.describe('Chosen articles and masters that nobody can read'),
  }),
  LetterRecipient: z.strictObject({
    id,
    email: text.nullable().describe('null once the subscriber was deleted'),
    state: z.enum([...OPEN_STATES, ...END_STATES]),
    attempts: count,
    reason: text.nullable(),
    at: time,
  }),
};
