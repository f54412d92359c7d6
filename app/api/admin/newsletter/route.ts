import { adminRead } from '@/lib/api/admin';
import { listQuery, privateListAnswer } from '@/lib/api/list-answer';
import { route } from '@/lib/api/route';
import { listSubscribers } from '@/lib/admin/newsletter';
import { searchQuerySchema } from '@/lib/schemas/list-query';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  // Every subscriber, active or not.
  GET: adminRead(async ({ request }) => {
    const query = listQuery(request, searchQuerySchema);
    return privateListAnswer(request, query, await listSubscribers(query));
  }),
});
