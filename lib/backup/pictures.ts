import {
  isPictureName,
  smallerName,
  smallerWidths,
  uploadedPicture,
} from '@/lib/media/picture-name';

export function filesOfPicture(url: string): string[] {
  const picture = uploadedPicture(url);
  if (!picture) return [];
  const name = url.slice('/media/'.length);
  const smaller = smallerWidths(picture.width).map((width) => smallerName(name, width));
  return [name, ...smaller].filter(isPictureName);
}
