import type { Prisma } from '@/prisma/generated/client';

export type Proof = { id: string; consentedAt: Date; consentSource: string };

/**
 * Replaces the proof of an earlier import, and only while they are still subscribed; answers how
 * many it replaced.
 */
export function replaceProofs(
  tx: Prisma.TransactionClient,
  proofs: readonly Proof[],
): Promise<number> {
  const given = JSON.stringify(
    proofs.map(({ id, consentedAt, consentSource }) => ({ id, at: consentedAt, consentSource })),
  );
  return tx.$executeRaw`
    UPDATE newsletter_subscribers kept
    SET consented_at = given.at, consent_source = given."consentSource"
    FROM jsonb_to_recordset(${given}::jsonb)
      AS given(id uuid, at timestamptz, "consentSource" text)
    WHERE kept.id = given.id AND kept.active AND kept.consent_source IS NOT NULL`;
}
