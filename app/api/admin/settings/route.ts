import { getSiteSettings, saveSiteSettings } from '@/lib/admin/site-settings';
import { adminRead, adminWrite } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { siteSettingsSchema } from '@/lib/publisher/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminRead(async () => json(await getSiteSettings())),
  PUT: adminWrite(
    () => siteSettingsSchema,
    async ({ actor }, input) => json(await saveSiteSettings(input, actor)),
  ),
});
