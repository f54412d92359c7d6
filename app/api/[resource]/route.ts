import { listAnswer, listQuery } from '@/lib/api/list-answer';
import { currentReader } from '@/lib/api/reader';
import { requireResource } from '@/lib/api/resource-param';
import { route } from '@/lib/api/route';
import { listResource } from '@/lib/content/lists';
import { listQuerySchema } from '@/lib/schemas/list-query';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  // The whole list; staff see drafts in it.
  GET: async ({ request, params }) => {
    const name = requireResource(params);
    const query = listQuery(request, listQuerySchema);
    const reader = await currentReader();
    return listAnswer(request, query, await listResource(name, query, reader), reader);
  },
});
