import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPictureName } from './picture-name';
import type { MediaStorage } from './storage';

export function folderStorage(folder: string): MediaStorage {
  return {
    /** Written under another name first, so that nobody reads half a file. */
    async write(name, bytes) {
      const draft = join(/* turbopackIgnore: true */ folder, `.${randomUUID()}`);
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(draft, bytes, { flush: true });
        await rename(draft, pathOf(name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async read(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
  };

  function pathOf(name: string): string {
    if (!isPictureName(name)) throw new Error('not the name of a picture');
    return join(/* turbopackIgnore: true */ folder, name);
  }
}
