import { previewDigest } from '@/lib/admin/letters/digest';
import { readQuery } from '@/lib/api/address';
import { adminRead } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { digestPreviewSchema } from '@/lib/schemas/letters/digest';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminRead(async ({ request }) => {
    const { subject } = readQuery(request, digestPreviewSchema);
    return json(await previewDigest(subject));
  }),
});
