import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from '@/lib/db/connect/errors';
import { doesNotOpen } from './damage';
import { MAJOR, asServer, programsFolder, requireNamespace } from './programs';
import { folderIn, hasSockets, isAlive, passwordFile } from './running';

/** The site's own database in this folder, made now if this is the first start. */
export function prepareCluster(dataDir: string): string {
  const folder = folderIn(dataDir);
  if (!existsSync(folder)) makeCluster(dataDir, folder);
  const file = join(folder, 'PG_VERSION');
  if (!existsSync(file)) throw doesNotOpen(dataDir, folder, 'PG_VERSION is missing');
  const version = readFileSync(file, 'utf8').trim();
  if (version === String(MAJOR)) return folder;
  throw new DatabaseError(
    `DATA_DIR: ${folder} is of PostgreSQL ${version}, and this site opens ${MAJOR}: make a backup with the version that wrote it, move the folder away and restore`,
  );
}

/** In a draft, so that a start that is killed leaves no half-made database behind. */
function makeCluster(dataDir: string, folder: string): void {
  refuseFormerKind(dataDir);
  requireNamespace();
  const draft = `${folder}.new-${process.pid}`;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    removeDrafts(dataDir, folder);
    if (!hasSockets) {
      writeFileSync(passwordFile(folder), randomBytes(24).toString('hex'), { mode: 0o600 });
    }
  } catch (error) {
    throw notWritable(dataDir, error);
  }
  const made = spawnSync(...asServer(join(programsFolder(), 'initdb'), options(draft, folder)), {
    encoding: 'utf8',
  });
  if (made.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    const reason = (made.error?.message ?? made.stderr).trim().split('\n').at(-1);
    throw new DatabaseError(`DATA_DIR: no database could be made in ${dataDir} (${reason})`);
  }
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another start was faster.
    if (!existsSync(folder)) throw notWritable(dataDir, error);
  }
}

const options = (draft: string, folder: string) => [
  `--pgdata=${draft}`,
  '--username=postgres',
  ...(hasSockets ? ['--auth=trust'] : ['--auth=scram-sha-256', `--pwfile=${passwordFile(folder)}`]),
  '--no-instructions',
  '--encoding=UTF8',
  // Of no system's own, so that the folder can move to another.
  '--no-locale',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

/** Those of starts that were killed. */
function removeDrafts(dataDir: string, folder: string): void {
  for (const name of readdirSync(dataDir).map((one) => join(dataDir, one))) {
    const [, pid] = name.split(`${folder}.new-`);
    if (pid && !isAlive(Number(pid))) rmSync(name, { recursive: true, force: true });
  }
}

function refuseFormerKind(dataDir: string): void {
  if (!existsSync(join(dataDir, 'pg/PG_VERSION'))) return;
  throw new DatabaseError(
    `DATA_DIR: ${dataDir}/pg is a database of a former version of this site: make a backup of it with that version (npm run backup), move the folder away, start, and give the backup to npm run restore`,
  );
}

export function notWritable(dataDir: string, error: unknown): DatabaseError {
  const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
  return new DatabaseError(`DATA_DIR: ${dataDir} cannot be written to (${reason})`);
}
