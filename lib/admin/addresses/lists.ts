import 'server-only';
import { type Page, paged, readPage } from '@/lib/content/page';
import { statesOfAddresses } from '@/lib/content/reading/address-states';
import { db } from '@/lib/db/connect/client';
import {
  type FormerRow,
  type MissingRow,
  readFormer,
  readMissing,
} from '@/lib/db/statements/desk/addresses';
import { containing } from '@/lib/db/statements/fold-text';
import { typedPath } from '@/lib/entities/addresses/path';
import type { FormerQuery, MissingQuery, RedirectQuery } from '@/lib/entities/addresses/redirect';
import type { Prisma } from '@/prisma/generated/client';
import { firstDay } from '../readers';

export const redirectSelect = {
  id: true,
  source: true,
  target: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.RedirectSelect;

type StoredRedirect = Prisma.RedirectGetPayload<{ select: typeof redirectSelect }>;
export type Redirect = StoredRedirect & { isHidden: boolean };

export async function listRedirects(query: RedirectQuery): Promise<Page<Redirect>> {
  const { sort = '-createdAt' } = query;
  const q = stored(query.q);
  const text = containing(q);
  const where: Prisma.RedirectWhereInput = q ? { OR: [{ source: text }, { target: text }] } : {};
  const orderBy: Prisma.RedirectOrderByWithRelationInput[] =
    sort === 'source' ? [{ source: 'asc' }] : [{ createdAt: 'desc' }, { id: 'asc' }];
  const select = redirectSelect;
  const { rows, total } = await readPage(db().redirect, { where, orderBy, select }, query);
  return { rows: await withHidden(rows), total };
}

/** A page that is there, or was renamed, is shown; the redirect waits until it is needed again. */
export async function withHidden(rows: readonly StoredRedirect[]): Promise<Redirect[]> {
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
