import { adminRead } from '@/lib/api/admin';
import { listQuery, privateListAnswer } from '@/lib/api/list-answer';
import { route } from '@/lib/api/route';
import { listAudit } from '@/lib/admin/audit';
import { pageQuerySchema } from '@/lib/schemas/list-query';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  // Who changed what, newest first.
  GET: adminRead(async ({ request }) => {
    const query = listQuery(request, pageQuerySchema);
    return privateListAnswer(request, query, await listAudit(query));
  }),
});
