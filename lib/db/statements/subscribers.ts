import { Prisma } from '@/prisma/generated/client';

const LINKS = {
  categories: { table: 'subscriber_categories', column: 'category_id' },
  cities: { table: 'subscriber_cities', column: 'city_id' },
} as const;

/** Whoever chose the one that is about to go hears of its heir instead. */
export async function moveSubjects(
  tx: Prisma.TransactionClient,
  name: keyof typeof LINKS,
  id: string,
  into: string,
): Promise<void> {
  const table = Prisma.raw(LINKS[name].table);
  const column = Prisma.raw(LINKS[name].column);
  await tx.$executeRaw`
    INSERT INTO ${table} (subscriber_id, ${column})
    SELECT subscriber_id, ${into}::uuid FROM ${table} WHERE ${column} = ${id}::uuid
    ON CONFLICT DO NOTHING`;
}

/**
 * Before a subject is deleted. Open calls “of my subjects” would be all calls for whoever chose no
 * other, so they want nothing from then on. Locked in order, as two subjects may go at once.
 */
export async function dropSubject(
  tx: Prisma.TransactionClient,
  name: keyof typeof LINKS,
  id: string,
): Promise<void> {
  const table = Prisma.raw(LINKS[name].table);
  const column = Prisma.raw(LINKS[name].column);
  const choosers = Prisma.sql`SELECT subscriber_id FROM ${table} WHERE ${column} = ${id}::uuid`;
  await tx.$executeRaw`
    SELECT FROM newsletter_subscribers WHERE id IN (${choosers}) ORDER BY id FOR UPDATE`;
  await tx.$executeRaw`
    UPDATE newsletter_subscribers s SET wants_calls = false, subjects_at = NULL
    WHERE s.id IN (${choosers}) AND (
      SELECT count(*) FROM (
        SELECT 1 FROM subscriber_categories WHERE subscriber_id = s.id
        UNION ALL SELECT 1 FROM subscriber_cities WHERE subscriber_id = s.id
      ) chosen) = 1`;
}

type Proof = { id: string; consentedAt: Date; consentSource: string };

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
