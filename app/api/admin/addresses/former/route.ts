import { listFormer } from '@/lib/admin/addresses/lists';
import { readQuery } from '@/lib/api/address';
import { staffRead } from '@/lib/api/admin';
import { privateListAnswer } from '@/lib/api/read';
import { route } from '@/lib/api/route';
import { formerListSchema } from '@/lib/schemas/addresses/redirect';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: staffRead(async ({ request }) => {
    const query = readQuery(request, formerListSchema);
    return privateListAnswer(request, query, await listFormer(query));
  }),
});
