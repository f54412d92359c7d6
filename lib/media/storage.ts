import { join } from 'node:path';
import { env } from '@/lib/env';
import { folderStorage } from './folder-storage';

/** Instances without a shared folder need a bucket here. A file never changes under its name. */
export type MediaStorage = {
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
};

export function mediaStorage(): MediaStorage {
  return folderStorage(join(env().DATA_DIR, 'media'));
}
