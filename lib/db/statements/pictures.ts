import type { Pool } from 'pg';
import type { Media as PictureRow, Prisma } from '@/prisma/generated/client';

/** So that the database never holds more than a part of a picture at once. */
const PART_BYTES = 256 * 1024;

export type PictureFile = { url: string; name: string; bytes: Uint8Array };

/** As text, because a bytea is read by the settings of each client. */
const READ = `
SELECT encode(bytes, 'hex') AS hex,
  (SELECT count(*)::int FROM media_parts WHERE name = $1) AS parts
FROM media_parts WHERE name = $1 AND part = $2`;

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

/** The row of the picture must be there. A name stands for its bytes, so none is written twice. */
export async function writePictureFile(
  tx: Prisma.TransactionClient,
  { bytes, ...file }: PictureFile,
): Promise<void> {
  for (let at = 0; at < bytes.length; at += PART_BYTES) {
    const part = Buffer.from(bytes.subarray(at, at + PART_BYTES));
    const data = { ...file, part: at / PART_BYTES, bytes: part };
    await tx.mediaPart.createMany({ data, skipDuplicates: true });
  }
}

type Client = Pick<Prisma.TransactionClient, '$queryRaw' | '$executeRaw'>;

export type { PictureRow };

export type PictureUse = {
  url: string;
  /** The table that names it: a row itself, or what was kept of it */
  source: string;
  entity: string;
  entityId: string;
  name: string | null;
  /** How many of its revisions or drafts */
  count: number;
};

type Asked = { text: string; use: string; limit: number; offset: number };

/** `use` is used, unused, undescribed or all. */
export async function listPictureRows(db: Client, { text, use, limit, offset }: Asked) {
  const rows = await db.$queryRaw<(PictureRow & { total: number })[]>`
    SELECT url, alt, width, height, bytes, created_at AS "createdAt",
      (count(*) OVER ())::int AS total
    FROM media m
    WHERE (${text} = '' OR strpos(lower(unaccent(alt)), lower(unaccent(${text}))) > 0)
      AND CASE ${use}
        WHEN 'used' THEN EXISTS (SELECT FROM media_uses u WHERE u.url = m.url)
        WHEN 'unused' THEN NOT EXISTS (SELECT FROM media_uses u WHERE u.url = m.url)
        WHEN 'undescribed' THEN btrim(alt) = ''
        ELSE true END
    ORDER BY created_at DESC, url
    LIMIT ${limit} OFFSET ${offset}`;
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** The rows that stand before what was kept of them; of each picture no more than `most`. */
export async function listPictureUses(
  db: Client,
  urls: readonly string[],
  most: number,
): Promise<PictureUse[]> {
  return db.$queryRaw<PictureUse[]>`
    SELECT u.url, u.source, u.entity, u."entityId", u.count,
      coalesce(a.title, l.subject, t.name) AS name
    FROM (
      SELECT url, source, entity, entity_id AS "entityId", count(*)::int AS count,
        CASE WHEN entity_id ~ '^[0-9a-f-]{36}$' THEN entity_id::uuid END AS id,
        row_number() OVER (
          PARTITION BY url ORDER BY source NOT IN ('articles', 'letters'), source, entity_id
        ) AS place
      FROM media_uses WHERE url = ANY(${urls})
      GROUP BY url, source, entity, entity_id
    ) u
    LEFT JOIN articles a ON u.entity = 'article' AND a.id = u.id
    LEFT JOIN letters l ON u.entity = 'letter' AND l.id = u.id
    LEFT JOIN trash t ON t.id = u.id
    WHERE u.place <= ${most}
    ORDER BY u.url, u.place`;
}

/** Until the transaction ends, nobody begins to use the picture. */
export async function lockPicture(tx: Client, url: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM media WHERE url = ${url} FOR UPDATE`;
  return rows.length > 0;
}

/** Nobody deletes it until the transaction ends; others may use it as well. */
export async function holdPicture(tx: Client, url: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM media WHERE url = ${url} FOR KEY SHARE`;
  return rows.length > 0;
}
