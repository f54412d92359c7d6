import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '@/lib/env';
import { sharedState } from '@/lib/server/shared-state';
import { PrismaClient } from '@/prisma/generated/client';
import { onClose } from './closing';
import { WAIT_FOR_CONNECTION_MS, patientPoolConfig, poolConfig } from './connection';
import { databaseUrl } from './url';

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
  return new PrismaClient({
    adapter: new PrismaPg(poolConfig(url)),
    errorFormat: 'minimal',
    transactionOptions: { maxWait: WAIT_FOR_CONNECTION_MS, timeout: 5000 },
  });
}

/** A client of its own for a start or a script, which waits as long as it takes. */
export function connectPatiently(url: string): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(patientPoolConfig(url)),
    transactionOptions: { maxWait: PATIENCE_MS, timeout: PATIENCE_MS },
  });
}

function createClient(): PrismaClient {
  const client = connectTo(databaseUrl());
  onClose(() => client.$disconnect());
  return client;
}
