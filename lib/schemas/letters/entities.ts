import { z } from 'zod';
import { id } from '@/lib/entities/fields/text';

const text = z.string();
const count = z.int().min(0);
const time = z.iso.datetime();

export const letterEntities = {
  Letter: z.strictObject({
    id,
    ...{ subject: text, preheader: text, body: text },
    ...{ articleIds: z.array(id), programmeIds: z.array(id) },
    state: z.enum(['draft', 'scheduled', 'prepared', 'sending', 'paused', 'stopped', 'sent']),
    digestWeek: time.nullable().meta({ description: 'Of a digest: the Monday of its week' }),
    sendAt: time.nullable(),
    startedAt: time.nullable(),
    endedAt: time.nullable(),
    trouble: text.nullable().meta({ description: 'Why the mail server takes nothing at all' }),
    createdAt: time,
    updatedAt: time,
    counts: z.strictObject({
      open: count.meta({ description: 'Still to be sent' }),
      ...{ sent: count, failed: count, left: count, unknown: count, stopped: count },
      leftSince: count.meta({ description: 'Of those who got it' }),
    }),
  }),
  Digest: z.strictObject({
    isOn: z.boolean(),
    weekday: z.int().meta({ description: 'From 1, Monday, to 7' }),
    hour: z.int().meta({ description: 'As clocks in Morocco show it' }),
    nextAt: time,
    isPrepared: z.boolean().meta({ description: 'Whether it can be stopped by now' }),
    skipped: z
      .strictObject({ at: time, why: z.enum(['stopped', 'done', 'late']) })
      .nullable()
      .meta({ description: 'A time before the next one at which none goes out' }),
  }),
  DigestReaders: z.strictObject({
    readers: count.meta({ description: 'With subjects' }),
    withNews: count.meta({ description: 'Of them, who would get it as things stand' }),
    groups: z.array(z.strictObject({ items: count, readers: count })),
    subjects: z.array(z.strictObject({ id, name: text, readers: count })),
  }),
  LetterPreview: z.strictObject({
    ...{ html: text, plain: text },
    missing: count.meta({ description: 'Chosen articles and masters that nobody can read' }),
  }),
  LetterRecipient: z.strictObject({
    id,
    email: text.nullable().meta({ description: 'null once the subscriber was deleted' }),
    state: z.enum([
      ...(['waiting', 'claimed', 'handed', 'sent', 'failed', 'left'] as const),
      ...(['unknown', 'stopped'] as const),
    ]),
    attempts: count,
    reason: text.nullable(),
    at: time,
  }),
};
