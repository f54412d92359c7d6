import { z } from 'zod';
import { markdownFault } from '@/lib/markdown/limits';
import { answersOf, inputOf } from '@/lib/entities/entity';
import * as field from '@/lib/entities/fields/field';
import { pageQuerySchema } from '@/lib/entities/fields/list-query';
import { id, line, longText, moment } from '@/lib/entities/fields/rules';

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

const LONGEST_LETTER = 20_000;
const MOST_CHOSEN = 12;

const text = z.string();

const body = longText(LONGEST_LETTER).superRefine((markdown, context) => {
  const fault = markdownFault(markdown);
  if (fault) context.addIssue(fault);
});

const chosen = { max: MOST_CHOSEN, tooMany: `${MOST_CHOSEN} at most` };

const PREHEADER_HINT = 'What mail programs show beside the subject, before the letter is opened.';

/** In the order in which it is read. */
export const letterFields = {
  subject: field.line({ label: 'Subject', isFrench: true, max: 150 }),
  preheader: field.of(
    { input: 'line' },
    { label: 'Preheader', isFrench: true, max: 200, hint: PREHEADER_HINT },
    line(200).default(''),
    text,
  ),
  body: field.of(
    { input: 'markdown' },
    { label: 'Own sentences', isFrench: true, max: LONGEST_LETTER },
    body.default(''),
    text,
  ),
  articleIds: field.rows('articles', { label: 'Articles', ...chosen }),
  programmeIds: field.rows('programmes', { label: 'Masters', ...chosen }),
};

export const letterSchema = inputOf(letterFields).meta({ id: 'LetterInput' });
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

const count = z.int().min(0);
const time = z.iso.datetime();

export const letterEntities = {
  Letter: z.strictObject({
    id,
    ...answersOf(letterFields).shape,
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
