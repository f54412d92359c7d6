import type { Pool } from 'pg';
import type { Prisma } from '@/prisma/generated/client';

/** So that the database never holds more than a part of a picture at once. */
const PART_BYTES = 256 * 1024;

export type PictureFile = { url: string; name: string; bytes: Uint8Array };

/** What sends a statement: a pool, a client, or a transaction. */
type Run = (sql: string, values: unknown[]) => Promise<unknown>;

/** As text, because a bytea is read by the settings of each client. */
const READ = `
SELECT encode(bytes, 'hex') AS hex,
  (SELECT count(*)::int FROM media_parts WHERE name = $1) AS parts
FROM media_parts WHERE name = $1 AND part = $2`;

const WRITE = `
INSERT INTO media_parts (url, name, part, bytes) VALUES ($1, $2, $3, $4)
ON CONFLICT (name, part) DO NOTHING`;

export async function readPictureFile(
  db: Pick<Pool, 'query'>,
  name: string,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const parts: Buffer[] = [];
  for (;;) {
    const { rows } = await db.query<{ hex: string; parts: string }>(READ, [name, parts.length]);
    const [row] = rows;
    // Never half of one that is deleted meanwhile.
    if (!row) return undefined;
    parts.push(Buffer.from(row.hex, 'hex'));
    if (parts.length === Number(row.parts)) return Buffer.concat(parts);
  }
}

export function within(tx: Prisma.TransactionClient): Run {
  return (sql, values) => tx.$executeRawUnsafe(sql, ...values);
}

/** The row of the picture must be there. A name stands for its bytes, so none is written twice. */
export async function writePictureFile(run: Run, { url, name, bytes }: PictureFile): Promise<void> {
  for (let at = 0; at < bytes.length; at += PART_BYTES) {
    const part = Buffer.from(bytes.subarray(at, at + PART_BYTES));
    await run(WRITE, [url, name, at / PART_BYTES, part]);
  }
}
