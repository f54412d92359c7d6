import { notFound } from '@/lib/process/http-error';
import { route } from '@/lib/api/route';
import { readPicture } from '@/lib/content/reading/picture';

const FOR_EVER = 'public, max-age=31536000, immutable';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  // The name is made from the picture's content, so what it names never changes.
  GET: async ({ request, params: { name = '' } }) => {
    const bytes = await readPicture(name);
    if (!bytes) throw notFound();
    const headers = { 'Cache-Control': FOR_EVER, ETag: `"${name}"` };
    if (request.headers.get('if-none-match') === headers.ETag) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(bytes, { headers: { ...headers, 'Content-Type': 'image/webp' } });
  },
});
