import { staffChange, staffRead, staffWrite } from '@/lib/api/admin';
import { invalid } from '@/lib/process/http-error';
import { readQuery } from '@/lib/api/address';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { readUpload } from '@/lib/api/body';
import { describeMedia, getMedia, storeMedia } from '@/lib/admin/media';
import { removePicture } from '@/lib/admin/pictures/library';
import { NotAPicture } from '@/lib/media/encode';
import { mediaAltSchema, mediaQuerySchema } from '@/lib/schemas/media';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: staffRead(async ({ request }) =>
    json(await getMedia(readQuery(request, mediaQuerySchema).url)),
  ),
  POST: staffChange(async ({ request, actor }) => {
    const { bytes, alt } = await readUpload(request);
    try {
      return json(await storeMedia(bytes, alt, actor), { status: 201 });
    } catch (error) {
      if (!(error instanceof NotAPicture)) throw error;
      throw invalid([{ path: 'file', message: error.message }]);
    }
  }),
  PUT: staffWrite(
    () => mediaAltSchema,
    async ({ actor }, { url, alt }) => json(await describeMedia(url, alt, actor)),
  ),
  DELETE: staffChange(async ({ request, actor }) => {
    await removePicture(readQuery(request, mediaQuerySchema).url, actor);
    return json({ success: true });
  }),
});
