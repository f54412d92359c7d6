import { staffChange, unknownToStaff } from '@/lib/api/admin';
import { readQuery } from '@/lib/api/address';
import { importAnswer } from '@/lib/api/import-answer';
import { route } from '@/lib/api/route';
import { readFileBody } from '@/lib/api/streamed';
import { notFound } from '@/lib/process/http-error';
import { resources } from '@/lib/resources/registry';
import { resourceList } from '@/lib/transfer/import';
import { importQuerySchema } from '@/lib/transfer/report';
import { isTransferred } from '@/lib/transfer/transferred';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  {
    POST: staffChange(async ({ request, params: { resource = '' }, actor }) => {
      if (!isTransferred(resource)) throw notFound();
      const { plan } = readQuery(request, importQuerySchema);
      const bytes = await readFileBody(request);
      return importAnswer(request, { list: resourceList(resources[resource]), bytes, actor, plan });
    }),
  },
  {
    before: async ({ params }) => {
      if (!isTransferred(params.resource ?? '')) await unknownToStaff();
    },
  },
);
