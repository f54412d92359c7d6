import { z } from 'zod';
import { blocks, readText } from './read';

const day = z
  .string()
  .regex(/^\d\d-\d\d$/)
  .transform((text) => ({ month: Number(text.slice(0, 2)), day: Number(text.slice(3)) }));

const entry = z.strictObject({
  id: z.string(),
  from: day,
  /** The last day, included. Without it the entry lasts one day. */
  to: day.optional(),
  kind: z.enum(['periode', 'ferie']),
});

const head = z.strictObject({
  /** The day of the last correction; calendars that subscribed compare it. */
  revised: z.iso.date(),
});

const { fields, text } = readText('calendar', head);

export const CALENDAR_REVISED = fields.revised;

/**
 * Left out because no day is known: the holidays that follow the moon, and the applications of
 * private schools, which open « from winter » and close nobody says when. No period crosses
 * 31 December.
 */
export const calendarEntries = blocks(text, '##', entry);

export type CalendarEntry = (typeof calendarEntries)[number];
