import { adminRead } from '@/lib/api/admin';
import { listQuery, privateListAnswer } from '@/lib/api/list-answer';
import { route } from '@/lib/api/route';
import { listUsers } from '@/lib/admin/users';
import { userListSchema } from '@/lib/schemas/user-list';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  // Everybody who ever signed in.
  GET: adminRead(async ({ request }) => {
    const query = listQuery(request, userListSchema);
    return privateListAnswer(request, query, await listUsers(query));
  }),
});
