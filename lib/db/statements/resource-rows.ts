import { KINDS, type ResourceName } from '@/lib/resources/resource';
import type { Prisma } from '@/prisma/generated/client';

export type StoredRow = { id: string; slug: string; updatedAt: Date } & Record<string, unknown>;

type Rows = {
  findFirst: (query: object) => Promise<StoredRow | null>;
  create: (query: object) => Promise<StoredRow>;
  update: (query: object) => Promise<StoredRow>;
  delete: (query: object) => Promise<unknown>;
  count: (query?: object) => Promise<number>;
};

/**
 * The rows of one resource, whichever it is. Prisma types each model apart, so that no call is one of
 * all of them: what every model has is said here once, and the schema of the resource has checked
 * what is written.
 */
export function rowsOf(client: Prisma.TransactionClient, name: ResourceName): Rows {
  return client[KINDS[name]] as unknown as Rows;
}
