import 'server-only';
import { type Issue, invalid, notFound } from '@/lib/process/http-error';
import { db } from '@/lib/db/connect/client';
import { within, writePictureFile } from '@/lib/db/statements/pictures/files';
import { holdPicture } from '@/lib/db/statements/pictures/uses';
import { encodePicture } from '@/lib/media/encode';
import { contentChanged } from '@/lib/process/generation';
import { requestLog } from '@/lib/process/log';
import type { Resource } from '@/lib/entities/resource';
import type { Prisma } from '@/prisma/generated/client';
import { type Actor, recordAudit } from './audit';

const select = { url: true, alt: true, width: true, height: true, bytes: true } as const;

export type Media = Prisma.MediaGetPayload<{ select: typeof select }>;

export async function storeMedia(file: Uint8Array, alt: string, actor: Actor): Promise<Media> {
  const { name, width, height, files } = await encodePicture(file, actor.id);
  const url = `/media/${name}`;
  const bytes = files[0]?.bytes.length ?? 0;
  return commit(actor, 'upload', url, async (tx) => {
    const media = await tx.media.upsert({
      where: { url },
      create: { url, alt, width, height, bytes },
      update: { alt },
      select,
    });
    for (const file of files) await writePictureFile(within(tx), { url, ...file });
    return media;
  });
}

export async function describeMedia(url: string, alt: string, actor: Actor): Promise<Media> {
  return commit(actor, 'update', url, (tx) =>
    tx.media.update({ where: { url }, data: { alt }, select }),
  );
}

export async function getMedia(url: string): Promise<Media> {
  const media = await db().media.findUnique({ where: { url }, select });
  if (!media) throw notFound();
  return media;
}

/** A large picture is written in twenty statements, on a machine that may be busy. */
const PATIENCE = { timeout: 30_000, maxWait: 5_000 };

type Fields = Record<string, unknown>;

/**
 * The content policy of the pages refuses http:, and of our own addresses only uploads exist. What
 * a row has already may stay, so that everything else of it can still be edited.
 */
export async function requireShownPictures(
  tx: Prisma.TransactionClient,
  { fields }: Resource,
  given: Fields,
  before: Fields = {},
): Promise<void> {
  const issues: Issue[] = [];
  for (const { name, input } of fields) {
    const url = given[name];
    if (input !== 'image' || typeof url !== 'string' || url === before[name]) continue;
    const message = await pictureFault(tx, url);
    if (message) issues.push({ path: name, message });
  }
  if (issues.length > 0) throw invalid(issues);
}

async function pictureFault(tx: Prisma.TransactionClient, url: string) {
  if (/^http:/i.test(url)) return 'Must start with https://, or be an uploaded picture';
  if (!url.startsWith('/')) return undefined;
  return (await holdPicture(tx, url)) ? undefined : 'There is no such picture: upload it first';
}

async function commit(
  actor: Actor,
  action: string,
  url: string,
  work: (tx: Prisma.TransactionClient) => Promise<Media>,
): Promise<Media> {
  const media = await db().$transaction(async (tx) => {
    const before = await tx.media.findUnique({ where: { url }, select: { alt: true } });
    const after = await work(tx);
    const changes = { alt: { before: before?.alt ?? null, after: after.alt } };
    await recordAudit(tx, { actor, action, entity: 'media', entityId: url, changes });
    return after;
  }, PATIENCE);
  await contentChanged('harmless');
  requestLog(actor.requestId).info(
    { actor: actor.id, action, entity: 'media', id: url },
    'media changed',
  );
  return media;
}
