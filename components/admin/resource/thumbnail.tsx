import { uploadedPicture } from '@/lib/media/picture-name';
import type { Row } from './resource-facts';

/** Of our own pictures alone: another host would learn who works here, and when. */
export function Thumbnail({ row }: { row: Row }) {
  if (!('imageUrl' in row)) return null;
  const picture = row.imageUrl ? uploadedPicture(row.imageUrl) : undefined;
  if (!picture) return <span className="thumbnail" aria-hidden />;
  const smallest = picture.srcSet.split(' ')[0];
  return <img src={smallest} alt="" loading="lazy" decoding="async" className="thumbnail" />;
}
