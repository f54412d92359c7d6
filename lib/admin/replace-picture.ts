import 'server-only';
import type { Tx } from '@/lib/db/connect/client';
import { holdPicture } from '@/lib/db/statements/pictures';
import { withPicture } from '@/lib/media/picture-name';
import { invalid, notFound } from '@/lib/process/http-error';
import { resourceNames } from '@/lib/entities/registry';
import { KINDS, type ResourceName } from '@/lib/entities/resource';
import type { Actor } from './audit';
import { commit } from './commit';
import { recordSaves } from '@/lib/admin/history/revisions';
import { type Done, stores } from './store';

type Replacement = { url: string; by: string; actor: Actor };

const TRANSACTION_TIME = { timeout: 60_000, maxWait: 5_000 };

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
    time: TRANSACTION_TIME,
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
