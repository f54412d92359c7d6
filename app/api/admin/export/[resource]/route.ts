import { staffRead, unknownToStaff } from '@/lib/api/admin';
import { readQuery } from '@/lib/api/address';
import { PRIVATE } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { streamedFile } from '@/lib/api/streamed';
import { notFound } from '@/lib/process/http-error';
import { resources } from '@/lib/resources/registry';
import { listQueries } from '@/lib/schemas/masters/list-queries';
import { exportRows } from '@/lib/transfer/export';
import { isTransferred } from '@/lib/transfer/transferred';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  {
    GET: staffRead(async ({ request, params: { resource: name = '' } }) => {
      if (!isTransferred(name)) throw notFound();
      const query = readQuery(request, listQueries[name]);
      const day = new Date().toISOString().slice(0, 10);
      return streamedFile(`${name}-${day}.csv`, exportRows({ ...resources[name], name }, query));
    }),
    HEAD: staffRead(async () => new Response(null, { headers: { 'Cache-Control': PRIVATE } })),
  },
  {
    before: async ({ params }) => {
      if (!isTransferred(params.resource ?? '')) await unknownToStaff();
    },
  },
);
