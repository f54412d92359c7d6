import 'server-only';
import { type Actor, recordAudit } from '@/lib/admin/audit';
import type { Page } from '@/lib/content/page';
import { forgetPicture } from '@/lib/content/reading/picture';
import { db } from '@/lib/db/connect/client';
import {
  type PictureRow,
  type PictureUse,
  listPictureRows,
  listPictureUses,
  lockPicture,
} from '@/lib/db/statements/pictures/uses';
import { smallerName, smallerWidths, uploadedPicture } from '@/lib/media/picture-name';
import { contentChanged } from '@/lib/process/generation';
import { conflict, notFound } from '@/lib/process/http-error';
import { requestLog } from '@/lib/process/log';
import type { LibraryQuery } from '@/lib/entities/desk/media';

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

/** Only what nothing names, neither now nor in what was kept of it. */
export async function removePicture(url: string, actor: Actor): Promise<void> {
  await db().$transaction(async (tx) => {
    if (!(await lockPicture(tx, url))) throw notFound();
    const before = await tx.media.findUniqueOrThrow({ where: { url }, select: { alt: true } });
    if ((await tx.mediaUse.count({ where: { url } })) > 0) {
      throw conflict('in_use', 'It is used, or something that was kept uses it');
    }
    await tx.media.delete({ where: { url }, select: { url: true } });
    const changes = { alt: { before: before.alt, after: null } };
    await recordAudit(tx, { actor, action: 'delete', entity: 'media', entityId: url, changes });
  });
  forgetPicture(filesOf(url));
  await contentChanged('harmless');
  const line = { actor: actor.id, action: 'delete', entity: 'media', id: url };
  requestLog(actor.requestId).info(line, 'media changed');
}

function filesOf(url: string): string[] {
  const name = url.slice('/media/'.length);
  const widths = smallerWidths(uploadedPicture(url)?.width ?? 0);
  return [name, ...widths.map((width) => smallerName(name, width))];
}
