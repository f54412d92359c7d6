import { route } from '@/lib/api/route';
import { packedFile } from '@/lib/api/streamed';
import { factsCsv } from '@/lib/open-data/files';
import { createPackedFile } from '@/lib/open-data/packed-file';

const getFile = createPackedFile(factsCsv);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async ({ request }) =>
    packedFile(request, await getFile(), {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="faits.csv"',
    }),
});
