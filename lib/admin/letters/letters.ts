import 'server-only';
import { type Actor, changedFields } from '@/lib/admin/audit';
import { commit, requireUnchanged } from '@/lib/admin/commit';
import { type Page, type Slice, readPage } from '@/lib/content/page';
import { staffTextFault } from '@/lib/content/reading/staff-text';
import { db } from '@/lib/db/connect/client';
import { lockRows } from '@/lib/db/statements/locks';
import {
  END_STATES,
  type LetterInput,
  type LetterReportQuery,
  OPEN_STATES,
} from '@/lib/entities/mail/letters';
import { composeLetter } from '@/lib/mail/letters/compose';
import { forStaff } from '@/lib/mail/letters/reader-links';
import { conflict, invalid, notFound } from '@/lib/process/http-error';
import type { Prisma } from '@/prisma/generated/client';
import { previewOfDigest } from './digest';

type Tx = Prisma.TransactionClient;

const entity = 'letter';
export const omit = { html: true, plain: true, mark: true } as const;

type Row = Prisma.LetterGetPayload<{ omit: typeof omit }>;
export type Letter = Row & { counts: LetterCounts };

export async function listLetters(slice: Slice): Promise<Page<Letter>> {
  const orderBy: Prisma.LetterOrderByWithRelationInput[] = [{ createdAt: 'desc' }, { id: 'desc' }];
  const { rows, total } = await readPage(db().letter, { orderBy, omit }, slice);
  return { rows: await counted(rows), total };
}

export async function readLetter(id: string): Promise<Letter> {
  const [letter] = await counted([await findLetter(db(), id)]);
  return letter as Letter;
}

export async function createLetter(input: LetterInput, actor: Actor): Promise<Letter> {
  const { updatedAt: _, ...data } = input;
  await requireRenderable(data.body);
  const { id } = await commit({ actor, action: 'create', entity }, async (tx) => {
    const row = await tx.letter.create({ data, select: { id: true } });
    return { ...row, changes: changedFields({}, data) };
  });
  return readLetter(id);
}

export async function updateLetter(id: string, input: LetterInput, actor: Actor): Promise<Letter> {
  const { updatedAt: basedOn, ...data } = input;
  await requireRenderable(data.body);
  await commit({ actor, action: 'update', entity }, async (tx) => {
    const before = await lockDraft(tx, id);
    requireUnchanged(before, basedOn);
    const after = await tx.letter.update({ where: { id }, data, omit });
    return { id, changes: changedFields(before, after) };
  });
  return readLetter(id);
}

/** What was sent stays, with its report. */
export async function deleteLetter(id: string, actor: Actor): Promise<void> {
  await commit({ actor, action: 'delete', entity }, async (tx) => {
    const { subject } = await lockDraft(tx, id);
    await tx.letter.delete({ where: { id }, select: { id: true } });
    return { id, changes: changedFields({ subject }, {}) };
  });
}

export async function lockLetter(tx: Tx, id: string): Promise<Row> {
  await lockRows(tx, 'letters', [id]);
  return findLetter(tx, id);
}

async function lockDraft(tx: Tx, id: string): Promise<Row> {
  const letter = await lockLetter(tx, id);
  if (letter.state === 'draft') return letter;
  throw conflict('not_a_draft', 'This letter is on its way, so it cannot be changed any more');
}

async function requireRenderable(body: string): Promise<void> {
  const message = await staffTextFault(body);
  if (message) throw invalid([{ path: 'body', message }]);
}

async function findLetter(client: Tx, id: string): Promise<Row> {
  const row = await client.letter.findUnique({ where: { id }, omit });
  if (!row) throw notFound();
  return row;
}

async function counted(rows: Row[]): Promise<Letter[]> {
  const countsOf = await countRecipients(rows.map(({ id }) => id));
  return rows.map((row) => ({ ...row, counts: countsOf(row.id) }));
}

const NONE = { open: 0, sent: 0, failed: 0, left: 0, unknown: 0, stopped: 0, leftSince: 0 };

type LetterCounts = typeof NONE;

/** Who got a letter was subscribed then, so whoever is not any more has left since. */
const LEFT_SINCE = {
  state: 'sent',
  OR: [{ subscriberId: null }, { subscriber: { unsubscribedAt: { not: null } } }],
} satisfies Prisma.LetterRecipientWhereInput;

async function countRecipients(ids: string[]): Promise<(id: string) => LetterCounts> {
  const letterId = { in: ids };
  const [states, left] = await Promise.all([
    db().letterRecipient.groupBy({
      by: ['letterId', 'state'],
      where: { letterId },
      _count: { _all: true },
    }),
    db().letterRecipient.groupBy({
      by: ['letterId'],
      where: { letterId, ...LEFT_SINCE },
      _count: { _all: true },
    }),
  ]);
  return (id) => {
    const counts = { ...NONE };
    for (const { letterId, state, _count } of states) {
      const end = END_STATES.find((one) => one === state);
      if (letterId === id) counts[end ?? 'open'] += _count._all;
    }
    counts.leftSince = left.find(({ letterId }) => letterId === id)?._count._all ?? 0;
    return counts;
  };
}

const recipientSelect = {
  id: true,
  state: true,
  attempts: true,
  reason: true,
  at: true,
  subscriber: { select: { email: true } },
} satisfies Prisma.LetterRecipientSelect;

type RecipientRow = Prisma.LetterRecipientGetPayload<{ select: typeof recipientSelect }>;
export type LetterRecipient = Omit<RecipientRow, 'subscriber'> & { email: string | null };

export async function listRecipients(
  letterId: string,
  { state, ...slice }: LetterReportQuery,
): Promise<Page<LetterRecipient>> {
  const states = state === 'open' ? [...OPEN_STATES] : state && [state];
  const where = { letterId, ...(states ? { state: { in: states } } : {}) };
  const orderBy: Prisma.LetterRecipientOrderByWithRelationInput[] = [{ at: 'desc' }, { id: 'asc' }];
  const asked = { where, orderBy, select: recipientSelect };
  const { rows: found, total } = await readPage(db().letterRecipient, asked, slice);
  const rows = found.map(({ subscriber, ...row }) => ({
    ...row,
    email: subscriber?.email ?? null,
  }));
  return { rows, total };
}

/** Of what is being written; nothing is stored. */
export async function previewLetter(input: LetterInput) {
  const composed = await composeLetter(input);
  const { missing, fault } = composed;
  if (fault) throw invalid([{ path: 'body', message: fault }]);
  return { ...forStaff(composed), missing };
}

/** Of a letter that is on its way or gone: as it was frozen, whatever has changed since. */
export async function previewStoredLetter(id: string) {
  const letter = await db().letter.findUnique({ where: { id } });
  if (!letter) throw notFound();
  const { subject, sendAt, digestWeek, html, plain, mark } = letter;
  if (digestWeek && sendAt) return previewOfDigest({ id, subject, sendAt });
  if (html && plain && mark) return { ...forStaff({ html, plain, mark }), missing: 0 };
  const composed = await composeLetter(letter);
  return { ...forStaff(composed), missing: composed.missing };
}
