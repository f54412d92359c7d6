import 'server-only';
import { type Page, readPage } from '@/lib/content/page';
import { db } from '@/lib/db/connect/client';
import { END_STATES, type LetterReportQuery, OPEN_STATES } from '@/lib/entities/mail/letters';
import type { Prisma } from '@/prisma/generated/client';

const NONE = { open: 0, sent: 0, failed: 0, left: 0, unknown: 0, stopped: 0, leftSince: 0 };

export type LetterCounts = typeof NONE;

/** Who got a letter was subscribed then, so whoever is not any more has left since. */
const LEFT_SINCE = {
  state: 'sent',
  OR: [{ subscriberId: null }, { subscriber: { unsubscribedAt: { not: null } } }],
} satisfies Prisma.LetterRecipientWhereInput;

export async function countRecipients(ids: string[]): Promise<(id: string) => LetterCounts> {
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

const select = {
  id: true,
  state: true,
  attempts: true,
  reason: true,
  at: true,
  subscriber: { select: { email: true } },
} satisfies Prisma.LetterRecipientSelect;

type Row = Prisma.LetterRecipientGetPayload<{ select: typeof select }>;
export type LetterRecipient = Omit<Row, 'subscriber'> & { email: string | null };

export async function listRecipients(
  letterId: string,
  { state, ...slice }: LetterReportQuery,
): Promise<Page<LetterRecipient>> {
  const states = state === 'open' ? [...OPEN_STATES] : state && [state];
  const where = { letterId, ...(states ? { state: { in: states } } : {}) };
  const orderBy: Prisma.LetterRecipientOrderByWithRelationInput[] = [{ at: 'desc' }, { id: 'asc' }];
  const { rows, total } = await readPage(db().letterRecipient, { where, orderBy, select }, slice);
  return {
    rows: rows.map(({ subscriber, ...row }) => ({ ...row, email: subscriber?.email ?? null })),
    total,
  };
}
