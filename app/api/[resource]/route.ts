import { listAnswer } from '@/lib/api/read';
import { readQuery, requireResource } from '@/lib/api/address';
import { currentReader } from '@/lib/auth/session/current-user';
import { route } from '@/lib/api/route';
import { listResource } from '@/lib/content/lists';
import { listQueries } from '@/lib/schemas/masters/list-queries';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async ({ request, params }) => {
    const name = requireResource(params);
    const query = readQuery(request, listQueries[name]);
    const reader = await currentReader();
    return listAnswer(request, query, await listResource(name, query, reader), reader);
  },
});
