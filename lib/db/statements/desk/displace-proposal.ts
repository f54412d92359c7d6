import type { Prisma } from '@/prisma/generated/client';

/**
 * Makes room where most wait: the last of the address that has sent most, in the neighbourhood that
 * has, or in the one that is named. Whoever decides on a row just now keeps it.
 */
export async function displaceProposal(
  tx: Prisma.TransactionClient,
  neighbourhood: string | null = null,
): Promise<string | undefined> {
  const [gone] = await tx.$queryRaw<{ id: string }[]>`
    DELETE FROM proposals WHERE id = (
      SELECT p.id FROM proposals p JOIN (
        SELECT id,
          count(*) OVER (PARTITION BY neighbourhood) AS near,
          count(*) OVER (PARTITION BY neighbourhood, sender) AS own
        FROM proposals
        WHERE state = 'open' AND (${neighbourhood}::text IS NULL OR neighbourhood = ${neighbourhood})
      ) counted ON counted.id = p.id
      ORDER BY near DESC, own DESC, p.created_at DESC, p.id DESC
      LIMIT 1 FOR UPDATE OF p SKIP LOCKED
    ) RETURNING id`;
  return gone?.id;
}
