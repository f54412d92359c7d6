import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '@/lib/env';
import { sharedState } from '@/lib/process/shared-state';
import { PrismaClient } from '@/prisma/generated/client';
import { onClose } from './closing';
import { WAIT_FOR_CONNECTION_MS, patientPoolConfig, poolConfig } from './connection';
import { databaseUrl } from './url';
import { endPool, watchedPool } from './watched-pool';

const PATIENCE_MS = 120_000;

let memo: PrismaClient | undefined;

/** The database. Hot reload loads this module anew, so in development the client outlives it. */
export function db(): PrismaClient {
  if (!env().isProduction) return sharedState('prisma', createClient);
  memo ??= createClient();
  return memo;
}

/** A client of its own, which answers or gives up as fast as db() does. */
export function connectTo(url: string): PrismaClient {
  return clientOf(new PrismaPg(poolConfig(url)));
}

/** A client of its own for a start or a script, which waits as long as it takes. */
export function connectPatiently(url: string): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(patientPoolConfig(url)),
    transactionOptions: { maxWait: PATIENCE_MS, timeout: PATIENCE_MS },
  });
}

function createClient(): PrismaClient {
  const pool = watchedPool('application', poolConfig(databaseUrl()));
  const client = clientOf(new PrismaPg(pool));
  onClose(async () => {
    await client.$disconnect();
    await endPool(pool);
  });
  return client;
}

function clientOf(adapter: PrismaPg): PrismaClient {
  return new PrismaClient({
    adapter,
    errorFormat: 'minimal',
    transactionOptions: { maxWait: WAIT_FOR_CONNECTION_MS, timeout: 5000 },
  });
}
