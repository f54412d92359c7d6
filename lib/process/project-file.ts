import { resolve } from 'node:path';

/**
 * A file of this project that is read while it runs. Every command starts in the project's folder;
 * a module cannot say where it lies, since the server is bundled into one file.
 */
export function projectFile(path: string): string {
  return resolve(path);
}
