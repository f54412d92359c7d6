import { resolve } from 'node:path';

/** The server is bundled into one file, so modules cannot derive paths from their own place. */
export function projectFile(path: string): string {
  return resolve(path);
}
