import 'server-only';
import { type StoredSiteSettings, readStoredSettings } from '@/lib/content/site-settings';
import { db } from '@/lib/db/connect/client';
import { lockTable } from '@/lib/db/statements/locks';
import { contentChanged } from '@/lib/process/generation';
import { conflict } from '@/lib/process/http-error';
import type { SiteSettingsInput } from '@/lib/entities/settings';
import { type Actor, changedFields, logChange, recordAudit } from './audit';

const WHAT = { action: 'update', entity: 'site settings' };

export async function getSiteSettings(): Promise<StoredSiteSettings> {
  return readStoredSettings(db());
}

export async function saveSiteSettings(
  { updatedAt: basedOn, ...input }: SiteSettingsInput,
  actor: Actor,
): Promise<StoredSiteSettings> {
  const { after, changes } = await db().$transaction(async (tx) => {
    await lockTable(tx, 'site_settings');
    const before = await readStoredSettings(tx);
    if (basedOn !== undefined && basedOn !== (before.updatedAt?.toISOString() ?? null)) {
      throw conflict('edited_meanwhile', 'Someone else changed this meanwhile');
    }
    await tx.siteSettings.upsert({ where: { id: 1 }, create: input, update: input });
    const after = await readStoredSettings(tx);
    const changes = changedFields(before, after);
    await recordAudit(tx, { actor, ...WHAT, entityId: null, changes });
    return { after, changes };
  });
  // Before the caller answers, because the very next read must see the change. Every page names the
  // publisher, so no copy from before may be sent any more.
  await contentChanged('withdrawal');
  logChange(actor, { ...WHAT, fields: Object.keys(changes) });
  return after;
}
