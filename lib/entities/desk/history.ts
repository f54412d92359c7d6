import { z } from 'zod';
import { searchQuerySchema, wholeNumber } from '@/lib/entities/fields/list-query';
import { moment } from '@/lib/entities/fields/moment';
import { id, longText } from '@/lib/entities/fields/text';

/** A deleted row can be restored for so long. */
export const DAYS_IN_TRASH = 30;

export const TRASH_SORTS = ['-deletedAt', 'deletedAt'] as const;
export const trashQuerySchema = searchQuerySchema.extend({ sort: z.enum(TRASH_SORTS).optional() });
export type TrashQuery = z.output<typeof trashQuerySchema>;

/** The newest row that whoever empties it has seen: what is deleted meanwhile stays. */
export const emptyTrashSchema = z.strictObject({ until: moment });

/** Narrows the log to a person, a kind of row and the last days. */
export const auditQuerySchema = searchQuerySchema.extend({
  person: id.optional(),
  entity: longText(40).optional(),
  days: wholeNumber(1, 3650).optional(),
});
export type AuditQuery = z.output<typeof auditQuerySchema>;

export const mergeSchema = z.strictObject({ into: id });

const typed = longText(200_000);
const part = z.union([typed, z.boolean(), z.null(), z.array(typed)]).meta({ id: 'FormPart' });
const parts = z
  .record(longText(100), z.union([part, z.record(longText(100), part)]))
  .meta({ id: 'FormParts' });
export const formValue = z
  .union([typed, z.boolean(), z.array(z.union([typed, parts])).max(1000), parts])
  .meta({ id: 'FormValue' });

/** Whatever stands in a form, whole or not. */
export const draftSchema = z
  .strictObject({
    values: z.record(longText(100), formValue),
    basedOn: moment.optional(),
  })
  .meta({ id: 'DraftInput' });

export type DraftInput = z.output<typeof draftSchema>;
