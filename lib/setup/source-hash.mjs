import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Tests are left out, since nothing is built from them. */
export function sourceHash(sources, root = '.') {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((name) => filesBelow(join(root, name)))) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !name.includes('.test.'))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
