import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '@/lib/env';
import { sharedState } from '@/lib/server/shared-state';
import { PrismaClient } from '@/prisma/generated/client';
import { onClose } from './closing';
import { WAIT_FOR_CONNECTION_MS, poolConfig } from './connection';
import { databaseUrl } from './url';

let memo: PrismaClient | undefined;

/** The database. Hot reload loads this module anew, so in development the client outlives it. */
export function db(): PrismaClient {
  if (!env().isProduction) return sharedState('prisma', createClient);
  memo ??= createClient();
  return memo;
}

/** A client of its own for a script or a test; whoever makes it disconnects it. */
export function connectTo(url: string): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(poolConfig(url)),
    errorFormat: 'minimal',
    transactionOptions: { maxWait: WAIT_FOR_CONNECTION_MS, timeout: 5000 },
  });
}

function createClient(): PrismaClient {
  const client = connectTo(databaseUrl());
  onClose(() => client.$disconnect());
  return client;
}
