import { pool } from '@/lib/db/connect/client';
import type { OutsideState } from '@/lib/entities/back-office';
import { Prisma } from '@/prisma/generated/client';
import { recordset } from './rows';

const { sql } = Prisma;

export type LinkCheck = {
  address: string;
  state: OutsideState;
  status: number | null;
  triedAt: Date;
};

/** No site links to more; what was tried longest ago goes first. */
const MOST = 10_000;

export async function readChecks(addresses: readonly string[]) {
  const { rows } = await pool().query<LinkCheck>(sql`
    SELECT address, state, status, tried_at AS "triedAt" FROM link_checks
    WHERE address = ANY (${[...addresses]}::text[])`);
  return new Map(rows.map((row) => [row.address, row]));
}

/** In one order, so that two who keep the same addresses never wait for each other in a circle. */
export async function keepChecks(checks: readonly LinkCheck[]): Promise<void> {
  if (checks.length === 0) return;
  await pool().query(sql`
    INSERT INTO link_checks (address, state, status, tried_at)
    SELECT address, state, status, tried_at
    FROM ${recordset('link_checks', checks)} ORDER BY address
    ON CONFLICT (address) DO UPDATE
      SET state = excluded.state, status = excluded.status,
        tried_at = excluded.tried_at`);
}

/** After a season nobody asks any more what was there. */
export async function thinChecks(): Promise<void> {
  await pool().query(sql`
    DELETE FROM link_checks WHERE tried_at < now() - interval '90 days'
      OR address IN (
        SELECT address FROM link_checks
        ORDER BY tried_at DESC, address OFFSET ${MOST})`);
}
