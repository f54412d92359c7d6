import './zod-settings';
import { z } from 'zod';

/** Only what the database can keep; handed on in UTC. */
export const moment = z.iso
  .datetime({
    offset: true,
    error: 'Must be a date and time such as 2026-01-31T08:00:00Z',
    abort: true,
  })
  .refine(isStorable, { error: 'Must be a date between the years 1 and 9999' })
  .transform((value) => new Date(value).toISOString());

/** Sent back as it was read, it refuses the change when someone else saved meanwhile. */
export const version = moment.optional();

function isStorable(value: string): boolean {
  const year = new Date(value).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

/** What is restored is named by the address. Of two who restore at once, one has not seen the row. */
export const restoreSchema = z.strictObject({ updatedAt: moment }).meta({ id: 'RestoreInput' });
