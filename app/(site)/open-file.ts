import { route } from '@/lib/api/route';
import { packedFile } from '@/lib/api/streamed';
import { createPackedFile } from '@/lib/open-data/packed-file';

/** A file of the directory; JSON opens in the browser. */
export function openFile(name: string, pieces: () => AsyncIterable<string>) {
  const getFile = createPackedFile(pieces);
  const isJson = name.endsWith('.json');
  return route({
    GET: async ({ request }) =>
      packedFile(request, await getFile(), {
        'Content-Type': `${isJson ? 'application/json' : 'text/csv'}; charset=utf-8`,
        'Content-Disposition': `${isJson ? 'inline' : 'attachment'}; filename="${name}"`,
      }),
  });
}
