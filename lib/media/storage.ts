import { join } from 'node:path';
import { env } from '@/lib/env';
import { folderStorage } from './folder-storage';

/**
 * Where uploaded pictures lie. Instances that do not share a folder need a bucket behind these two
 * calls; names are made by this site, and what is written under one never changes.
 */
export type MediaStorage = {
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
};

export function mediaStorage(): MediaStorage {
  return folderStorage(join(env().DATA_DIR, 'media'));
}
