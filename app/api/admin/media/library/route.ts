import { listLibrary } from '@/lib/admin/pictures/library';
import { readQuery } from '@/lib/api/address';
import { staffRead } from '@/lib/api/admin';
import { privateListAnswer } from '@/lib/api/read';
import { route } from '@/lib/api/route';
import { librarySchema } from '@/lib/schemas/media';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: staffRead(async ({ request }) => {
    const query = readQuery(request, librarySchema);
    return privateListAnswer(request, query, await listLibrary(query));
  }),
});
