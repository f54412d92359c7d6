import 'server-only';
import { db } from '@/lib/db/connect/client';

/** What an uploaded picture shows, in words; undefined for a picture from elsewhere. */
export async function getMediaAlt(url: string): Promise<string | undefined> {
  return (await db().media.findUnique({ where: { url }, select: { alt: true } }))?.alt;
}
