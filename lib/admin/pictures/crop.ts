import 'server-only';
import type { Actor } from '@/lib/admin/audit';
import { type Media, getMedia, storeMedia } from '@/lib/admin/media';
import { readPicture } from '@/lib/content/reading/picture';
import { cropPicture } from '@/lib/media/encode';
import { invalid, notFound } from '@/lib/process/http-error';
import type { CropInput } from '@/lib/entities/desk/media';

/** A part of a picture is a picture of its own, with the same description. */
export async function cropMedia({ url, ...part }: CropInput, actor: Actor): Promise<Media> {
  const { alt, width, height } = await getMedia(url);
  if (part.left + part.width > width || part.top + part.height > height) {
    throw invalid([{ path: 'width', message: 'Reaches beyond the picture' }]);
  }
  const bytes = await readPicture(url.slice('/media/'.length));
  if (!bytes) throw notFound();
  return storeMedia(await cropPicture(bytes, part, actor.id), alt, actor);
}
