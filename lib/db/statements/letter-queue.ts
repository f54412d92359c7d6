import { pool } from '@/lib/db/connect/client';
import { Prisma } from '@/prisma/generated/client';

export type Claimed = {
  id: string;
  letterId: string;
  claim: string;
  attempts: number;
  /** Absent when they have left, or were deleted. */
  email: string | null;
  subscriberId: string | null;
};

const { sql } = Prisma;
const milliseconds = (count: number) => sql`${count} * interval '1 millisecond'`;

/** Everybody who is subscribed now gets a row, with the start of the letter or not at all. */
const START = sql`
WITH started AS (
  UPDATE letters SET state = 'sending', started_at = now()
  WHERE state = 'scheduled' AND send_at <= now() RETURNING id
)
INSERT INTO letter_recipients (letter_id, subscriber_id)
SELECT started.id, s.id FROM started, newsletter_subscribers s WHERE s.active`;

const IS_DUE = `SELECT FROM letters WHERE state = 'scheduled' AND send_at <= now() LIMIT 1`;

/** A row for each of fifty thousand takes its time. */
export async function startDueLetters(): Promise<void> {
  if ((await pool('jobs').query(IS_DUE)).rowCount === 1) await pool('slow').query(START);
}

/**
 * A claim that ran out is another's to take; its owner notices before it hands anything over. The
 * first of each letter is one look into the index letter_recipients_open.
 */
export const claimStatement = (leaseMs: number) => sql`
WITH due AS (
  SELECT r.id FROM letters l CROSS JOIN LATERAL (
    SELECT id, due_at FROM letter_recipients
    WHERE letter_id = l.id AND state IN ('waiting', 'claimed') AND due_at <= now()
    ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
  ) r
  WHERE l.state = 'sending' ORDER BY r.due_at, r.id LIMIT 1
), claimed AS (
  UPDATE letter_recipients r
  SET state = 'claimed', claim = gen_random_uuid(),
    due_at = now() + ${milliseconds(leaseMs)}
  FROM due WHERE r.id = due.id
  RETURNING r.id, r.letter_id, r.claim, r.attempts, r.subscriber_id
)
SELECT c.id, c.letter_id AS "letterId", c.claim, c.attempts, c.subscriber_id AS "subscriberId",
       s.email
FROM claimed c LEFT JOIN newsletter_subscribers s ON s.id = c.subscriber_id AND s.active`;

export async function claimRecipient(leaseMs: number): Promise<Claimed | undefined> {
  return (await pool('jobs').query<Claimed>(claimStatement(leaseMs))).rows[0];
}

/** The last look before the letter leaves: is it still ours, still wanted and still to be sent? */
export async function markHandedOver({ id, claim }: Claimed, leaseMs: number): Promise<boolean> {
  const { rowCount } = await pool('jobs').query(sql`
    UPDATE letter_recipients r
    SET state = 'handed', due_at = now() + ${milliseconds(leaseMs)}, at = now()
    FROM letters l, newsletter_subscribers s
    WHERE r.id = ${id} AND r.claim = ${claim} AND r.state = 'claimed'
      AND l.id = r.letter_id AND l.state = 'sending'
      AND s.id = r.subscriber_id AND s.active`);
  return rowCount === 1;
}

/** The mail server is still thinking, and we are still waiting for it. */
export async function keepHandedOver({ id, claim }: Claimed, leaseMs: number): Promise<void> {
  await pool('jobs').query(sql`
    UPDATE letter_recipients SET due_at = now() + ${milliseconds(leaseMs)}
    WHERE id = ${id} AND claim = ${claim} AND state = 'handed'`);
}

type End = { state: 'sent' | 'failed' | 'unknown'; reason?: string; isAddressGone?: boolean };

/** Also when the claim ran out meanwhile: what the mail server said is known only here. */
export async function endRecipient({ id, claim }: Claimed, end: End): Promise<void> {
  const { state, reason = null, isAddressGone = false } = end;
  await pool('jobs').query(sql`
    WITH ended AS (
      UPDATE letter_recipients
      SET state = ${state}, reason = ${reason},
        attempts = attempts + 1, at = now()
      WHERE id = ${id} AND claim = ${claim}
        AND state IN ('claimed', 'handed', 'unknown')
      RETURNING subscriber_id
    )
    UPDATE newsletter_subscribers s SET active = false, refused_at = now()
    FROM ended
    WHERE ${isAddressGone} AND s.id = ended.subscriber_id AND s.active`);
}

/** The letter may have been stopped while the mail server thought; who stops it locks it too. */
export async function postponeRecipient(
  { id, claim }: Claimed,
  pauseMs: number,
  reason: string,
): Promise<void> {
  await pool('jobs').query(sql`
    WITH letter AS (
      SELECT l.id, l.state FROM letters l JOIN letter_recipients r ON r.letter_id = l.id
      WHERE r.id = ${id} FOR SHARE OF l
    )
    UPDATE letter_recipients r SET due_at = now() + ${milliseconds(pauseMs)},
      reason = ${reason}, attempts = attempts + 1, at = now(),
      state = CASE WHEN letter.state = 'stopped' THEN 'stopped' ELSE 'waiting' END
    FROM letter
    WHERE r.id = ${id} AND r.claim = ${claim}
      AND r.state IN ('claimed', 'handed')`);
}

/** Gives back what was not handed over; whoever is subscribed no longer has left. */
export async function releaseRecipient({ id, claim }: Claimed): Promise<void> {
  await pool('jobs').query(sql`
    UPDATE letter_recipients r SET due_at = now(), at = now(), state = CASE
      WHEN EXISTS (SELECT FROM newsletter_subscribers s WHERE s.id = r.subscriber_id AND s.active)
      THEN 'waiting' ELSE 'left' END
    WHERE r.id = ${id} AND r.claim = ${claim}
      AND r.state IN ('claimed', 'handed')`);
}

const FINISH = `
UPDATE letters l SET state = 'sent', ended_at = now(), trouble = NULL
WHERE l.state = 'sending' AND NOT EXISTS (
  SELECT FROM letter_recipients r
  WHERE r.letter_id = l.id AND r.state IN ('waiting', 'claimed', 'handed'))`;

/** Whoever handed them over was killed before it heard, or said, the answer. */
export async function settleLetters(doubt: string): Promise<void> {
  await pool('jobs').query(sql`
    UPDATE letter_recipients
    SET state = 'unknown', reason = ${doubt}, at = now()
    WHERE state = 'handed' AND due_at <= now()`);
  await pool('jobs').query(FINISH);
}

/** Each minute has a turn of its own, so what is later need not be known. */
const SOON_MS = 120_000;

/** A scheduled letter, a digest, and each reader after a pause, a lease or a doubt. */
const NEXT = sql`
SELECT ceil(extract(epoch FROM min(due_at) - now()) * 1000)::float8 AS "ms"
FROM (
  SELECT min(send_at) AS due_at FROM letters WHERE state IN ('scheduled', 'prepared')
  UNION ALL
  SELECT (
    SELECT due_at FROM letter_recipients
    WHERE letter_id = l.id AND state IN ('waiting', 'claimed') ORDER BY due_at LIMIT 1
  ) FROM letters l WHERE l.state = 'sending'
  UNION ALL
  SELECT min(due_at) FROM letter_recipients WHERE state = 'handed'
) AS next WHERE due_at < now() + ${milliseconds(SOON_MS)}`;

export async function nextDueMs(): Promise<number | undefined> {
  const { rows } = await pool('jobs').query<{ ms: number | null }>(NEXT);
  const ms = rows[0]?.ms;
  return typeof ms === 'number' ? Math.max(0, ms) : undefined;
}

export async function noteTrouble(trouble: string | null): Promise<void> {
  await pool('jobs').query(sql`
    UPDATE letters SET trouble = ${trouble}
    WHERE state = 'sending' AND trouble IS DISTINCT FROM ${trouble}`);
}

/** There is nothing for them in it by now, so they are no recipient of it. */
export async function dropRecipient({ id, claim }: Claimed): Promise<void> {
  await pool('jobs').query(sql`
    DELETE FROM letter_recipients
    WHERE id = ${id} AND claim = ${claim} AND state = 'claimed'`);
}

/** `mark` stands where each reader's own links do. */
export type Frozen = { subject: string; html: string; plain: string; mark: string };
type Unwritten = { subject: string; html: null; plain: null; mark: null };
/** A digest has no text of its own: each reader has theirs. */
export type Going = { id: string; sendAt: Date } & (Frozen | Unwritten);

export async function readGoingLetter(id: string): Promise<Going | undefined> {
  const { rows } = await pool('jobs').query<Going>(sql`
    SELECT id, subject, html, plain, mark, send_at AS "sendAt" FROM letters
    WHERE id = ${id} AND (html IS NOT NULL OR digest_week IS NOT NULL)`);
  return rows[0];
}
