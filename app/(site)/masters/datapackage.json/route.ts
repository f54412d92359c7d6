import { route } from '@/lib/api/route';
import { packedFile } from '@/lib/api/streamed';
import { dataPackage } from '@/lib/open-data/files';
import { createPackedFile } from '@/lib/open-data/packed-file';

const getFile = createPackedFile(dataPackage);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async ({ request }) =>
    packedFile(request, await getFile(), {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'inline; filename="datapackage.json"',
    }),
});
