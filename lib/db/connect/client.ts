import { PrismaPg } from '@prisma/adapter-pg';
import { type Prisma, PrismaClient } from '@/prisma/generated/client';
import { env } from '@/lib/env';
import { databaseUrl, openPool, opened, poolConfig, withoutDeadlines } from './pool';

const LONGEST_TRANSACTION_MS = 120_000;

export type Tx = Prisma.TransactionClient;

export function db(): PrismaClient {
  return (opened.client ??= createClient());
}

export function connectTo(url: string): PrismaClient {
  return clientOf(new PrismaPg(poolConfig(url)));
}

export function connectWithoutDeadlines(url: string): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(withoutDeadlines(url)),
    transactionOptions: { maxWait: LONGEST_TRANSACTION_MS, timeout: LONGEST_TRANSACTION_MS },
  });
}

function createClient(): PrismaClient {
  return clientOf(new PrismaPg(openPool('application', poolConfig(databaseUrl()))));
}

function clientOf(adapter: PrismaPg): PrismaClient {
  return new PrismaClient({
    adapter,
    errorFormat: 'minimal',
    transactionOptions: { maxWait: env().DATABASE_PATIENCE_MS, timeout: 5000 },
  });
}
