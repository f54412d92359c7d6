import { adminChange } from '@/lib/api/admin';
import { readQuery } from '@/lib/api/address';
import { importAnswer } from '@/lib/api/import-answer';
import { route } from '@/lib/api/route';
import { readFileBody } from '@/lib/api/streamed';
import { importQuerySchema } from '@/lib/transfer/report';
import { subscriberList } from '@/lib/transfer/subscribers/subscribers';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: adminChange(async ({ request, actor }) => {
    const { plan } = readQuery(request, importQuerySchema);
    const bytes = await readFileBody(request);
    return importAnswer(request, { list: subscriberList, bytes, actor, plan });
  }),
});
