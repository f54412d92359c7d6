import { KINDS, type ResourceName } from '@/lib/entities/resource';
import type { Prisma } from '@/prisma/generated/client';

export type StoredRow = { id: string; slug: string; updatedAt: Date } & Record<string, unknown>;

type Rows = {
  findFirst: (query: object) => Promise<StoredRow | null>;
  findMany: (query: object) => Promise<StoredRow[]>;
  create: (query: object) => Promise<StoredRow>;
  createMany: (query: object) => Promise<{ count: number }>;
  update: (query: object) => Promise<StoredRow>;
  updateMany: (query: object) => Promise<{ count: number }>;
  delete: (query: object) => Promise<unknown>;
  count: (query?: object) => Promise<number>;
};

/** Prisma types each model apart, so the cast names what all models of resources share. */
export function rowsOf(client: Prisma.TransactionClient, name: ResourceName): Rows {
  return client[KINDS[name]] as unknown as Rows;
}
