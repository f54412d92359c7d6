import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '@/lib/env';
import { sharedState } from '@/lib/process/shared-state';
import { PrismaClient } from '@/prisma/generated/client';
import { WAIT_FOR_CONNECTION_MS, databaseUrl, patientPoolConfig, poolConfig } from './connection';
import { openPool } from './pool';

const PATIENCE_MS = 120_000;

let memo: PrismaClient | undefined;

/** In development hot reload loads this module again, so the client is kept outside it. */
export function db(): PrismaClient {
  if (!env().isProduction) return sharedState('prisma', createClient);
  memo ??= createClient();
  return memo;
}

export function connectTo(url: string): PrismaClient {
  return clientOf(new PrismaPg(poolConfig(url)));
}

export function connectPatiently(url: string): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(patientPoolConfig(url)),
    transactionOptions: { maxWait: PATIENCE_MS, timeout: PATIENCE_MS },
  });
}

function createClient(): PrismaClient {
  return clientOf(new PrismaPg(openPool('application', poolConfig(databaseUrl()))));
}

function clientOf(adapter: PrismaPg): PrismaClient {
  return new PrismaClient({
    adapter,
    errorFormat: 'minimal',
    transactionOptions: { maxWait: WAIT_FOR_CONNECTION_MS, timeout: 5000 },
  });
}
