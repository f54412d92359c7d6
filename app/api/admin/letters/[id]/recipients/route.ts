import { listRecipients } from '@/lib/admin/letters/report';
import { readLetter } from '@/lib/admin/letters/letters';
import { readQuery, requireId } from '@/lib/api/address';
import { adminRead } from '@/lib/api/admin';
import { privateListAnswer } from '@/lib/api/read';
import { route } from '@/lib/api/route';
import { letterReportSchema } from '@/lib/schemas/letters/input';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminRead(async ({ request, params }) => {
    const query = readQuery(request, letterReportSchema);
    const { id } = await readLetter(requireId(params.id));
    return privateListAnswer(request, query, await listRecipients(id, query));
  }),
});
