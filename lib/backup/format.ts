import { z } from 'zod';
import { DatabaseError } from '@/lib/db/connect/errors';

export const FORMAT = 'guide-backup';
/** Rises when an older program could misread what a newer one wrote. */
export const VERSION = 1;

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  sequences: z.array(z.object({ column: z.string(), value: z.string(), isCalled: z.boolean() })),
});

const headerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
});

export type Header = z.infer<typeof headerSchema>;
export type TableHeader = z.infer<typeof tableSchema>;
export type Row = (string | null)[];

export function parseHeader(line: string, name: string): Header {
  const value = parseObject(line);
  if (value?.format !== FORMAT) throw notBackup(name);
  if (typeof value.version === 'number' && value.version > VERSION) {
    throw new DatabaseError(
      `${name} was made by a newer version of this site (format ${value.version}, this one reads ${VERSION}): update the site first`,
    );
  }
  const header = headerSchema.safeParse(value);
  if (!header.success) throw damaged(name, 'its first line cannot be read');
  return header.data;
}

export function notBackup(name: string): DatabaseError {
  return new DatabaseError(`${name} is not a backup of this site`);
}

export function damaged(name: string, reason: string): DatabaseError {
  return new DatabaseError(`${name} is damaged: ${reason}`);
}

export function parseObject(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
