import { adminRead } from '@/lib/api/admin';
import { readQuery } from '@/lib/api/address';
import { privateListAnswer } from '@/lib/api/read';
import { route } from '@/lib/api/route';
import { listSubscribers } from '@/lib/admin/newsletter';
import { subscriberListSchema } from '@/lib/schemas/people';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminRead(async ({ request }) => {
    const query = readQuery(request, subscriberListSchema);
    return privateListAnswer(request, query, await listSubscribers(query));
  }),
});
