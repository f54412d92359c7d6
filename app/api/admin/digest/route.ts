import { readDigest, saveDigest } from '@/lib/admin/letters/digest';
import { adminRead, adminWrite } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { digestSettingsSchema } from '@/lib/schemas/letters/digest';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminRead(async () => json(await readDigest())),
  PUT: adminWrite(
    () => digestSettingsSchema,
    async ({ actor }, input) => json(await saveDigest(input, actor)),
  ),
});
