import 'server-only';
import { type Page, paged, readPage } from '@/lib/content/page';
import { statesOfAddresses } from '@/lib/content/reading/address-states';
import { type Tx, db } from '@/lib/db/connect/client';
import {
  type FormerRow,
  type MissingRow,
  readFormer,
  readMissing,
} from '@/lib/db/statements/back-office';
import { containing } from '@/lib/db/statements/fold-text';
import { lockTable } from '@/lib/db/statements/rows';
import { isReserved, typedPath } from '@/lib/entities/addresses/path';
import {
  type FormerQuery,
  MOST_REDIRECTS,
  type MissingQuery,
  type RedirectInput,
  type RedirectQuery,
} from '@/lib/entities/addresses/redirect';
import { type Visited, askFront } from '@/lib/process/ask-front';
import { conflict, invalid, notFound, unavailable } from '@/lib/process/http-error';
import type { Prisma, Redirect as Stored } from '@/prisma/generated/client';
import { type Actor, changedFields, commit, recordAuditLines, requireUnchanged } from './audit';
import { firstDay } from './days';

export type Redirect = Stored & { isHidden: boolean };

export async function listRedirects(query: RedirectQuery): Promise<Page<Redirect>> {
  const { sort = '-createdAt' } = query;
  const q = stored(query.q);
  const text = containing(q);
  const where: Prisma.RedirectWhereInput = q ? { OR: [{ source: text }, { target: text }] } : {};
  const orderBy: Prisma.RedirectOrderByWithRelationInput[] =
    sort === 'source' ? [{ source: 'asc' }] : [{ createdAt: 'desc' }, { id: 'asc' }];
  const { rows, total } = await readPage(db().redirect, { where, orderBy }, query);
  return { rows: await withHidden(rows), total };
}

/** A page that is there, or was renamed, is shown; the redirect waits until it is needed again. */
async function withHidden(rows: readonly Stored[]): Promise<Redirect[]> {
  const states = await statesOfAddresses(rows.map(({ source }) => source));
  return rows.map((row) => {
    const state = states.get(row.source);
    return { ...row, isHidden: state === 'there' || state === 'moved' };
  });
}

export type FormerAddress = Omit<FormerRow, 'total'>;

export async function listFormer(query: FormerQuery): Promise<Page<FormerAddress>> {
  return paged(query, readFormer);
}

export type MissingAddress = Omit<MissingRow, 'total'>;

export async function listMissing(query: MissingQuery): Promise<Page<MissingAddress>> {
  const since = firstDay(query.days, new Date());
  return paged({ ...query, q: stored(query.q) }, (slice) => readMissing(since, slice));
}

/** As a part of an address is stored: somebody who looks for it types it as they read it. */
function stored(q: string | undefined): string | undefined {
  return q && (typedPath(`/${q}`)?.slice(1) ?? q);
}

export async function saveRedirect(
  { updatedAt, ...input }: RedirectInput,
  actor: Actor,
  id?: string,
): Promise<Redirect> {
  const { source } = input;
  const known = id === undefined ? undefined : await read(id);
  if (known?.source !== source) await requireFree(source);
  const data = { source, target: await endOf(input) };
  const saved = await change(id ? 'update' : 'create', actor, id, async (tx, before) => {
    if (before) requireUnchanged(before, updatedAt);
    await requireSingle(tx, source, id);
    if (!before) await requireRoom(tx);
    await requireForward(tx, data, id);
    await leadOn(tx, data, actor);
    return before
      ? tx.redirect.update({ where: { id: before.id }, data })
      : tx.redirect.create({ data });
  });
  const [row] = await withHidden([saved]);
  return row as Redirect;
}

export async function deleteRedirect(id: string, actor: Actor): Promise<void> {
  await change('delete', actor, id, async (tx) => {
    await tx.redirect.delete({ where: { id }, select: { id: true } });
    return undefined;
  });
}

async function read(id: string, tx: Tx = db()): Promise<Stored> {
  const row = await tx.redirect.findUnique({ where: { id } });
  if (!row) throw notFound();
  return row;
}

/** One after the other, so that no two of them make a chain, a loop or one too many. */
async function change<T extends Stored | undefined>(
  action: string,
  actor: Actor,
  id: string | undefined,
  work: (tx: Tx, before?: Stored) => Promise<T>,
): Promise<T> {
  // No copy of a page shows a redirect, so none has to go before the next read.
  const what = { actor, action, entity: 'redirect', freshness: 'harmless' } as const;
  const { after } = await commit(what, async (tx) => {
    await lockTable(tx, 'redirects');
    const before = id === undefined ? undefined : await read(id, tx);
    const after = await work(tx, before);
    const changes = changedFields(auditedOf(before), auditedOf(after));
    return { after, id: (after ?? before)?.id, changes };
  });
  return after;
}

const auditedOf = (row?: Stored) => (row ? { source: row.source, target: row.target } : {});

async function requireSingle(tx: Tx, source: string, id?: string) {
  const other = await tx.redirect.findUnique({ where: { source }, select: { id: true } });
  if (!other || other.id === id) return;
  const message = 'This address is redirected already';
  throw conflict('duplicate', message, [{ path: 'source', message }]);
}

async function requireRoom(tx: Tx) {
  if ((await tx.redirect.count()) < MOST_REDIRECTS) return;
  const most = MOST_REDIRECTS.toLocaleString('en');
  throw conflict('too_many', `There are ${most} redirects, which is the most. Delete some first`);
}

/** What led to an address that leads on by now leads there at once, and the log says so of each. */
async function leadOn(tx: Tx, { source, target }: Pick<Stored, 'source' | 'target'>, actor: Actor) {
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

const MOST_STEPS = 10;

const refused = (path: 'source' | 'target', message: string) => invalid([{ path, message }]);

/** Only where nothing is, or what was is gone: a page that is there would be shown all the same. */
async function requireFree(source: string): Promise<void> {
  const asked = await answerAt(source);
  if (asked === 'reserved') throw refused('source', 'The site itself answers at this address');
  const { status = 404, location } = asked ?? {};
  if (status === 404 || status === 410) return;
  if (status === 200) throw refused('source', 'There is a page at this address');
  throw refused(
    'source',
    location ? `This address leads to ${location} already` : 'This address cannot be redirected',
  );
}

/** A page, or undefined when nobody knows of one: then a redirect may stand there. */
async function pageAt(target: string): Promise<string | undefined> {
  const asked = await answerAt(target);
  if (asked === undefined) return target;
  if (asked === 'reserved') throw refused('target', 'There is no page at this address');
  if (asked.status === 200) return target;
  const next = asked.location?.split(/[?#]/, 1)[0];
  const isMoved = asked.status === 308 && next?.startsWith('/') && !isReserved(next);
  return isMoved ? next : undefined;
}

type Ends = { source: string; target: string };

/** The page that a redirect to the address ends at, so that none follows another. */
async function endOf({ source, target }: Ends): Promise<string> {
  const seen = new Set<string>();
  let at: string | undefined = target;
  while (at !== undefined && !seen.has(at) && seen.size < MOST_STEPS) {
    const page = await pageAt(at);
    if ((page ?? at) === source) {
      throw refused('target', 'This address leads back to the one that is redirected');
    }
    if (page !== undefined) return page;
    seen.add(at);
    at = (await nextOf(db(), at))?.target;
  }
  throw refused('target', 'There is no page at this address');
}

/** Redirects behind pages that live by now, too: these would lead back when their page goes. */
async function requireForward(tx: Tx, { source, target }: Ends, ownId?: string): Promise<void> {
  const seen = new Set<string>();
  for (let at = target; !seen.has(at) && seen.size < MOST_STEPS;) {
    seen.add(at);
    const next = await nextOf(tx, at);
    if (!next || next.id === ownId) return;
    if (next.target === source) {
      const back = `The redirect of ${at} leads back here as soon as its page is gone`;
      throw refused('target', `${back}: delete it first`);
    }
    at = next.target;
  }
}

const nextOf = (tx: Tx, source: string) =>
  tx.redirect.findUnique({ where: { source }, select: { id: true, target: true } });

async function answerAt(path: string): Promise<Visited | undefined> {
  const asked = await askFront('visit', path).catch((error: unknown) => {
    const { status } = error as { status?: number };
    throw status === 503 || status === 429 ? unavailable() : error;
  });
  if (asked !== undefined && asked !== 'reserved' && asked.status >= 500) throw unavailable();
  return asked;
}
