import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { MAJOR } from './programs';

export const folderIn = (dataDir: string) => join(dataDir, `pg${MAJOR}`);

/** Windows has no socket in a folder, so there a port of this machine and a password stand for it. */
export const hasSockets = process.platform !== 'win32';
export const passwordFile = (folder: string) => `${folder}.password`;

export type Address = { socketDir: string } | { port: number };

export function urlOf(folder: string, address: Address): string {
  const url = new URL('postgresql://postgres@localhost:5432/postgres');
  if ('socketDir' in address) url.searchParams.set('host', address.socketDir);
  else {
    Object.assign(url, { hostname: '127.0.0.1', port: address.port });
    url.password = readFileSync(passwordFile(folder), 'utf8');
  }
  return url.href;
}

// Whoever has it owns the database; the number is any.
const OWNER = 7_021_963;

/** Connections ask for a place, which a busy server may take a while to give. */
const CONNECT_MS = 15_000;

/** What the server that has this folder open says of itself, to whoever needs to be sure. */
export async function connectToOwn(folder: string, url: string): Promise<Client | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    if (realpathSync(rows[0]?.data_directory ?? '') === realpathSync(folder)) return client;
    await client.end();
  } catch {
    await client.end().catch(() => undefined);
  }
  return undefined;
}

/** Until this connection ends. */
export async function becomeOwner(client: Client): Promise<boolean> {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS is_ours', [OWNER]);
  return rows[0].is_ours === true;
}

async function hasOwner(client: Client): Promise<boolean> {
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

export type Note = { pid: number; url: string };

/** What PostgreSQL writes into the folder that it has open: believed of nobody without asking. */
export function readNote(folder: string): Note | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, , , port, socketDir] = lines;
    const address = socketDir ? { socketDir } : { port: Number(port) };
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
