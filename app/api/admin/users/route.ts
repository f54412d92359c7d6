import { adminRead } from '@/lib/api/admin';
import { listQuery, privateListAnswer } from '@/lib/api/list-answer';
import { route } from '@/lib/api/route';
import { listUsers } from '@/lib/admin/users';
import { searchQuerySchema } from '@/lib/schemas/list-query';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  // Everybody who ever signed in.
  GET: adminRead(async ({ request }) => {
    const query = listQuery(request, searchQuerySchema);
    return privateListAnswer(request, query, await listUsers(query));
  }),
});
