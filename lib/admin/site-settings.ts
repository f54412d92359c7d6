import 'server-only';
import { type StoredSiteSettings, readStoredSettings } from '@/lib/content/site-settings';
import { db } from '@/lib/db/connect/client';
import { lockTable } from '@/lib/db/statements/rows';
import type { SiteSettingsInput } from '@/lib/entities/settings';
import { type Actor, changedFields, commit, requireUnchanged } from './audit';

export async function getSiteSettings(): Promise<StoredSiteSettings> {
  return readStoredSettings(db());
}

export async function saveSiteSettings(
  { updatedAt: basedOn, ...input }: SiteSettingsInput,
  actor: Actor,
): Promise<StoredSiteSettings> {
  // Every page names the publisher, so no copy from before may be sent any more.
  const what = { action: 'update', entity: 'site settings', freshness: 'withdrawal' } as const;
  const { after } = await commit({ actor, ...what }, async (tx) => {
    await lockTable(tx, 'site_settings');
    const before = await readStoredSettings(tx);
    requireUnchanged(before, basedOn);
    await tx.siteSettings.upsert({ where: { id: 1 }, create: input, update: input });
    const after = await readStoredSettings(tx);
    const changes = changedFields(before, after);
    return { after, changes, told: { fields: Object.keys(changes) } };
  });
  return after;
}
