import 'server-only';
import { db } from '@/lib/db/connect/client';
import { lockRedirects } from '@/lib/db/statements/lock-row';
import { contentChanged } from '@/lib/process/generation';
import { conflict, notFound } from '@/lib/process/http-error';
import { requestLog } from '@/lib/process/log';
import { MOST_REDIRECTS, type RedirectInput } from '@/lib/entities/addresses/redirect';
import type { Prisma } from '@/prisma/generated/client';
import { type Actor, changedFields, recordAudit, recordAuditLines } from '../audit';
import { type Redirect, redirectSelect as select, withHidden } from './lists';
import { endOf, requireForward, requireFree } from './settle';

type Row = Prisma.RedirectGetPayload<{ select: typeof select }>;
type Work = (tx: Prisma.TransactionClient) => Promise<Row | undefined>;

export async function createRedirect(input: RedirectInput, actor: Actor): Promise<Redirect> {
  const { source } = input;
  await requireFree(source);
  const data = { source, target: await endOf(input) };
  return change('create', actor, undefined, async (tx) => {
    await requireSingle(tx, source);
    if ((await tx.redirect.count()) >= MOST_REDIRECTS) {
      const most = MOST_REDIRECTS.toLocaleString('en');
      throw conflict(
        'too_many',
        `There are ${most} redirects, which is the most. Delete some first`,
      );
    }
    await requireForward(tx, data);
    await leadOn(tx, data, actor);
    return tx.redirect.create({ data, select });
  });
}

export async function updateRedirect(
  id: string,
  { updatedAt, ...input }: RedirectInput,
  actor: Actor,
): Promise<Redirect> {
  const before = await read(id);
  if (before.source !== input.source) await requireFree(input.source);
  const data = { source: input.source, target: await endOf(input) };
  return change('update', actor, id, async (tx) => {
    const { updatedAt: at } = await read(id, tx);
    if (updatedAt !== undefined && updatedAt !== at.toISOString()) {
      throw conflict('edited_meanwhile', 'Someone else changed this meanwhile');
    }
    await requireSingle(tx, input.source, id);
    await requireForward(tx, data, id);
    await leadOn(tx, data, actor);
    return tx.redirect.update({ where: { id }, data, select });
  });
}

export async function deleteRedirect(id: string, actor: Actor): Promise<void> {
  await change('delete', actor, id, async (tx) => {
    await tx.redirect.delete({ where: { id }, select: { id: true } });
    return undefined;
  });
}

async function read(id: string, tx: Prisma.TransactionClient = db()): Promise<Row> {
  const row = await tx.redirect.findUnique({ where: { id }, select });
  if (!row) throw notFound();
  return row;
}

/** One after the other, so that no two of them make a chain, a loop or one too many. */
async function change(action: string, actor: Actor, id: string | undefined, work: Work) {
  const after = await db().$transaction(async (tx) => {
    await lockRedirects(tx);
    const before = id === undefined ? undefined : await read(id, tx);
    const after = await work(tx);
    await recordAudit(tx, {
      ...{ actor, action, entity: 'redirect', entityId: (after ?? before)?.id ?? null },
      changes: changedFields(said(before), said(after)),
    });
    return after;
  });
  // No copy of a page shows a redirect, so none has to go before the next read.
  await contentChanged('harmless');
  requestLog(actor.requestId).info({ actor: actor.id, action, entity: 'redirect', id }, 'changed');
  const [row] = await withHidden(after ? [after] : []);
  return row as Redirect;
}

const said = (row?: Row) => (row ? { source: row.source, target: row.target } : {});

async function requireSingle(tx: Prisma.TransactionClient, source: string, id?: string) {
  const other = await tx.redirect.findUnique({ where: { source }, select: { id: true } });
  if (!other || other.id === id) return;
  const message = 'This address is redirected already';
  throw conflict('duplicate', message, [{ path: 'source', message }]);
}

/** What led to an address that leads on by now leads there at once, and the log says so of each. */
async function leadOn(
  tx: Prisma.TransactionClient,
  { source, target }: Pick<Row, 'source' | 'target'>,
  actor: Actor,
) {
  const led = await tx.redirect.updateManyAndReturn({
    where: { target: source, NOT: { source: target } },
    data: { target },
    select: { id: true },
  });
  const changes = changedFields({ target: source }, { target });
  await recordAuditLines(
    tx,
    { actor, action: 'update', entity: 'redirect' },
    led.map(({ id }) => ({ entityId: id, changes })),
  );
}
