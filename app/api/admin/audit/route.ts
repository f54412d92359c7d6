import { adminRead } from '@/lib/api/admin';
import { readQuery } from '@/lib/api/address';
import { privateListAnswer } from '@/lib/api/read';
import { route } from '@/lib/api/route';
import { listAudit } from '@/lib/admin/keeping/audit-list';
import { auditQuerySchema } from '@/lib/schemas/keeping/input';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminRead(async ({ request }) => {
    const query = readQuery(request, auditQuerySchema);
    return privateListAnswer(request, query, await listAudit(query));
  }),
});
