import 'server-only';
import type { Page } from '@/lib/content/page';
import { forgetPicture, readPicture } from '@/lib/content/reading/picture';
import { type Tx, db } from '@/lib/db/connect/client';
import {
  type PictureRow,
  type PictureUse,
  holdPicture,
  listPictureRows,
  listPictureUses,
  lockPicture,
  writePictureFile,
} from '@/lib/db/statements/pictures';
import { cropPicture, encodePicture } from '@/lib/media/encode';
import { smallerName, smallerWidths, uploadedPicture, withPicture } from '@/lib/media/picture-name';
import { conflict, invalid, notFound } from '@/lib/process/http-error';
import { KINDS, type ResourceName } from '@/lib/entities/resource';
import type { CropInput, LibraryQuery } from '@/lib/entities/back-office';
import type { Prisma } from '@/prisma/generated/client';
import { type Actor, commit } from './audit';
import { resourceNames } from '@/lib/entities/registry';
import { recordSaves } from '@/lib/admin/history/revisions';
import { type Done, stores } from './store';

const select = { url: true, alt: true, width: true, height: true, bytes: true } as const;

export type Media = Prisma.MediaGetPayload<{ select: typeof select }>;

export async function storeMedia(file: Uint8Array, alt: string, actor: Actor): Promise<Media> {
  const { name, width, height, files } = await encodePicture(file, actor.id);
  const url = `/media/${name}`;
  const bytes = files[0]?.bytes.length ?? 0;
  return change(actor, 'upload', url, async (tx) => {
    const media = await tx.media.upsert({
      where: { url },
      create: { url, alt, width, height, bytes },
      update: { alt },
      select,
    });
    for (const file of files) await writePictureFile(tx, { url, ...file });
    return media;
  });
}

export async function describeMedia(url: string, alt: string, actor: Actor): Promise<Media> {
  return change(actor, 'update', url, (tx) =>
    tx.media.update({ where: { url }, data: { alt }, select }),
  );
}

export async function getMedia(url: string): Promise<Media> {
  const media = await db().media.findUnique({ where: { url }, select });
  if (!media) throw notFound();
  return media;
}

/** A part of a picture is a picture of its own, with the same description. */
export async function cropMedia({ url, ...part }: CropInput, actor: Actor): Promise<Media> {
  const { alt, width, height } = await getMedia(url);
  if (part.left + part.width > width || part.top + part.height > height) {
    throw invalid([{ path: 'width', message: 'Reaches beyond the picture' }]);
  }
  const bytes = await readPicture(nameOf(url));
  if (!bytes) throw notFound();
  return storeMedia(await cropPicture(bytes, part, actor.id), alt, actor);
}

/** Only what nothing names, neither now nor in what was kept of it. */
export async function removePicture(url: string, actor: Actor): Promise<void> {
  await change(actor, 'delete', url, async (tx) => {
    if (!(await lockPicture(tx, url))) throw notFound();
    if ((await tx.mediaUse.count({ where: { url } })) > 0) {
      throw conflict('in_use', 'It is used, or something that was kept uses it');
    }
    await tx.media.delete({ where: { url }, select: { url: true } });
    return null;
  });
  const name = nameOf(url);
  const smaller = smallerWidths(uploadedPicture(url)?.width ?? 0);
  forgetPicture([name, ...smaller.map((width) => smallerName(name, width))]);
}

const nameOf = (url: string) => url.slice('/media/'.length);

const MOST_USES = 12;

export type LibraryPicture = PictureRow & { uses: Omit<PictureUse, 'url'>[]; hasMoreUses: boolean };

export async function listLibrary(query: LibraryQuery): Promise<Page<LibraryPicture>> {
  const { q = '', use = 'all', limit, offset } = query;
  const { rows, total } = await listPictureRows(db(), { text: q, use, limit, offset });
  const urls = rows.map(({ url }) => url);
  // One more than is told, so that a list that was cut says so.
  const uses = await listPictureUses(db(), urls, MOST_USES + 1);
  const pictures = rows.map((row) => {
    const own = uses.filter(({ url }) => url === row.url).map(({ url: _, ...use }) => use);
    return { ...row, uses: own.slice(0, MOST_USES), hasMoreUses: own.length > MOST_USES };
  });
  return { rows: pictures, total };
}

/** A large picture is written in twenty statements, on a machine that may be busy. */
const TRANSACTION_TIME = { timeout: 30_000, maxWait: 5_000 };

async function change<T extends Media | null>(
  actor: Actor,
  action: string,
  url: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const what = {
    actor,
    action,
    entity: 'media',
    freshness: 'harmless',
    time: TRANSACTION_TIME,
  } as const;
  const { after } = await commit(what, async (tx) => {
    const before = await tx.media.findUnique({ where: { url }, select: { alt: true } });
    const after = await work(tx);
    const changes = { alt: { before: before?.alt ?? null, after: after?.alt ?? null } };
    return { after, id: url, changes };
  });
  return after;
}

type Replacement = { url: string; by: string; actor: Actor };

const REPLACING_TIME = { timeout: 60_000, maxWait: 5_000 };

/**
 * Every row that names the one names the other, each with a revision, or none does. The picture
 * itself stays: a page that is being read still asks for it, and so do earlier versions of the rows.
 */
export async function replacePicture(replacement: Replacement): Promise<{ changed: number }> {
  const { url, by, actor } = replacement;
  if (url === by) throw invalid([{ path: 'by', message: 'Must be another picture' }]);
  const what = {
    actor,
    action: 'replace',
    entity: 'media',
    freshness: 'harmless',
    time: REPLACING_TIME,
  } as const;
  const { changed } = await commit(what, async (tx) => {
    if (!(await holdPicture(tx, url))) throw notFound();
    if (!(await holdPicture(tx, by))) {
      throw invalid([{ path: 'by', message: 'There is no such picture: upload it first' }]);
    }
    let changed = 0;
    for (const name of resourceNames) changed += await replaceIn(tx, name, replacement);
    const changes = { url: { before: url, after: by }, rows: { before: changed, after: 0 } };
    return { changed, id: url, changes, told: { by, rows: changed } };
  });
  return { changed };
}

async function replaceIn(tx: Tx, name: ResourceName, { url, by, actor }: Replacement) {
  const uses = await tx.mediaUse.findMany({
    where: { url, source: name },
    // In one order, so that two who replace pictures of the same rows never deadlock.
    orderBy: { entityId: 'asc' },
    select: { entityId: true },
  });
  const done: Done[] = [];
  for (const { entityId } of uses) {
    const one = await stores[name].changeIn(tx, entityId, actor, (row) =>
      Object.fromEntries(
        Object.entries(row)
          .map(([field, value]) => [field, withPicture(value, url, by)])
          .filter(([field, value]) => value !== row[String(field)]),
      ),
    );
    if (Object.keys(one.changes).length > 0) done.push(one);
  }
  await recordSaves(tx, { actor, action: 'update', entity: KINDS[name] }, done);
  return done.length;
}
