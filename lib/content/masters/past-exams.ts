import 'server-only';
import { db } from '@/lib/db/connect/client';
import { isPublished } from '@/lib/entities/published';
import type { Prisma } from '@/prisma/generated/client';

const select = {
  id: true,
  session: true,
  format: true,
  duration: true,
  heldOn: true,
  subjects: true,
  isBeforeReform: true,
  source: { select: { slug: true, publisher: true, title: true, url: true } },
  establishment: {
    select: {
      name: true,
      acronym: true,
      slug: true,
      university: { select: { slug: true } },
    },
  },
  programme: {
    select: {
      name: true,
      slug: true,
      publishedAt: true,
      categories: { select: { category: { select: { name: true, slug: true } } } },
    },
  },
} satisfies Prisma.PastExamSelect;

type Row = Prisma.PastExamGetPayload<{ select: typeof select }>;

export type PastExam = Omit<Row, 'programme'> & {
  /** Null for a draft, whose name is nobody's business. */
  master: { name: string; slug: string } | null;
  fields: { name: string; slug: string }[];
};

/** The latest first, of a day by school and master. */
export async function listPastExams(
  where: Prisma.PastExamWhereInput = {},
  limit?: number,
): Promise<PastExam[]> {
  const rows = await db().pastExam.findMany({
    where,
    take: limit,
    orderBy: [
      { session: 'desc' },
      { heldOn: 'desc' },
      { establishment: { name: 'asc' } },
      { programme: { name: 'asc' } },
      { id: 'asc' },
    ],
    select,
  });
  return rows.map(({ programme, ...exam }) => ({
    ...exam,
    master: programme && isPublished(programme) ? programme : null,
    fields: programme?.categories.map(({ category }) => category) ?? [],
  }));
}
