import { db } from '@/lib/db/connect/client';
import type { PrismaClient } from '@/prisma/generated/client';
import { createKeptReading } from '@/lib/process/generation';
import { NO_SETTINGS, type SiteSettings } from '@/lib/entities/settings';

const KEPT_MS = 60_000;

type Client = Pick<PrismaClient, 'siteSettings'>;

/** Every page has some of it, so it is not read for each. */
export const loadSiteSettings = createKeptReading(() => readSiteSettings(db()), KEPT_MS);

/** All unknown while nothing was ever saved. */
export async function readSiteSettings(client: Client): Promise<SiteSettings> {
  const { updatedAt: _, ...settings } = await readStoredSettings(client);
  return settings;
}

/** `updatedAt` is null while nothing was ever saved. */
export type StoredSiteSettings = SiteSettings & { updatedAt: Date | null };

export async function readStoredSettings(client: Client): Promise<StoredSiteSettings> {
  const row = await client.siteSettings.findFirst({ omit: { id: true } });
  // A CHECK keeps the licence to those that there are.
  return (row as StoredSiteSettings | null) ?? { ...NO_SETTINGS, updatedAt: null };
}
