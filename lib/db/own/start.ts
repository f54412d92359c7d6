import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Client } from 'pg';
import { DatabaseError } from '@/lib/db/connect/database-errors';
import {
  type Address,
  LOOPBACK,
  becomeOwner,
  connectToOwn,
  doesNotOpen,
  hasOwner,
  hasSockets,
  isAlive,
  prepareCluster,
  readNote,
  urlOf,
  asServer,
  programsFolder,
  requireNamespace,
} from './cluster';

export type OwnDatabase = {
  url: string;
  stop: () => Promise<void>;
  pid: () => number | undefined;
};

type Options = { dataDir: string; log?: (line: string) => void };

const LONGEST_PAUSE_MS = 2000;

/** Starts it again whenever it dies, without end: a full disk may get room again. */
export async function startOwnDatabase(options: Options): Promise<OwnDatabase> {
  const { log = () => undefined } = options;
  const dataDir = resolve(options.dataDir);
  const folder = prepareCluster(dataDir);
  requireNamespace();
  const address = await freshAddress(folder);
  const leave = () => leaveAddress(address, folder);
  const tell = (line: string) => log(`The database: ${line}`);
  const open = () => openServer({ dataDir, folder, address, tell });
  let isStopping = false;
  let server: Server;
  try {
    server = await open();
  } catch (error) {
    leave();
    throw error;
  }
  const supervision = supervise();

  return {
    url: urlOf(folder, address),
    stop: async () => {
      isStopping = true;
      await stopServer(server, folder);
      await supervision;
      leave();
    },
    pid: () => server.child.pid,
  };

  async function supervise(): Promise<void> {
    let reason = await server.exited;
    for (let attempt = 0; !isStopping; attempt += 1) {
      log(`The database ended (${reason}); starting it again`);
      try {
        server = await open();
        attempt = 0;
        if (isStopping) return await stopServer(server, folder);
        reason = await server.exited;
      } catch (error) {
        reason = (error as Error).message;
        await sleep(Math.min(attempt * 250, LONGEST_PAUSE_MS));
      }
    }
  }
}

const SOCKET = '.s.PGSQL.5432';
/** The address of a socket has room for so much on every system, with its name in it. */
const LONGEST_SOCKET_DIR = 103 - `/${SOCKET}`.length;

/** Beside the files, else in a folder that only this user may enter. */
async function freshAddress(folder: string): Promise<Address> {
  if (!hasSockets) return { host: LOOPBACK, port: await freePort() };
  const isShort = Buffer.byteLength(folder) <= LONGEST_SOCKET_DIR;
  return { host: isShort ? folder : mkdtempSync(join(tmpdir(), 'guide-db-')), port: 5432 };
}

function leaveAddress({ host }: Address, folder: string): void {
  if (hasSockets && host !== folder) rmSync(host, { recursive: true, force: true });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, LOOPBACK);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

type Server = {
  child: ChildProcess;
  /** Ends with the server, for whatever reason. */
  exited: Promise<string>;
};

type OpenOptions = {
  dataDir: string;
  folder: string;
  address: Address;
  tell: (line: string) => void;
};

const STOP_MS = 8000;
const LOOK_EVERY_MS = 50;
const RETRY_MS = 250;
// A server that is closing, or has just begun, is not asked in vain for longer.
const LONGEST_WAIT_MS = 10_000;

/** A server on this folder that takes connections, ours and nobody else's. */
async function openServer(options: OpenOptions): Promise<Server> {
  const { dataDir, folder } = options;
  for (let waitedMs = 0; ; waitedMs += RETRY_MS) {
    const { server, reasons } = spawnServer(options);
    const owner = await untilItAnswers(server, options);
    if (owner) {
      keepOwning(owner, server, options);
      return server;
    }
    const ended = await server.exited;
    const reason = reasons.at(-1) ?? ended;
    if (/postmaster\.pid/.test(reason)) await endOther(dataDir, folder);
    // The folder was free, so nobody has what lies in it.
    else if (/\.s\.PGSQL/.test(reason) && waitedMs < LONGEST_WAIT_MS) removeSocket(options.address);
    else if (!/shared memory block/.test(reason)) throw doesNotOpen(dataDir, folder, reason);
    // Of a server that was killed, a process is still busy and has not noticed.
    else if (waitedMs < LONGEST_WAIT_MS) await sleep(RETRY_MS);
    else throw inUse(dataDir);
  }
}

/** Killed, a server leaves it behind, with a number that may be of another process by now. */
function removeSocket({ host }: Address): void {
  if (!hasSockets) return;
  for (const name of [SOCKET, `${SOCKET}.lock`]) rmSync(join(host, name), { force: true });
}

function spawnServer({ folder, address, tell }: OpenOptions) {
  const settings = [...SETTINGS, ...placeOf(address)].flatMap((setting) => ['-c', setting]);
  const [file, args] = asServer(join(programsFolder(), 'postgres'), ['-D', folder, ...settings]);
  // In a session of its own, so that Ctrl-C reaches the site alone, which then ends it in order.
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const reasons: string[] = [];
  createInterface(child.stderr).on('line', (line) => {
    const [, kind, text = line] = /^(?:.*? )?([A-Z]+): {2}(.*)$/.exec(line) ?? [];
    if (/^(?:FATAL|PANIC)$/.test(kind ?? '') && !NOT_YET.test(text))
      reasons.push(text.slice(0, 500));
    if (reasons.length > 5) reasons.shift();
    if (kind === 'PANIC' || /terminated by|recover|out of/i.test(text)) tell(text.slice(0, 500));
  });
  const exited = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message));
    child.once('close', (code, signal) => done(signal ?? `exit code ${code}`));
  });
  return { server: { child, exited }, reasons };
}

/** Told to each connection that comes too early. */
const NOT_YET = /^the database system is /;

const SETTINGS = [
  'unix_socket_permissions=0700',
  // A system that clears shared memory at the end of a session takes nothing away.
  'dynamic_shared_memory_type=mmap',
  'shared_buffers=32MB',
  'min_wal_size=64MB',
  'max_wal_size=128MB',
  'jit=off',
  'max_logical_replication_workers=0',
  // What a statement says may be somebody's, and stays out of the log.
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_checkpoints=off',
];

const placeOf = ({ host, port }: Address) => [
  `port=${port}`,
  ...(hasSockets
    ? ['listen_addresses=', `unix_socket_directories="${host.replaceAll('"', '""')}"`]
    : [`listen_addresses=${host}`]),
];

/** The connection that makes this process the owner; none if the server ended before. */
async function untilItAnswers(server: Server, options: OpenOptions): Promise<Client | undefined> {
  const { dataDir, folder, address } = options;
  let hasEnded = false;
  void server.exited.then(() => (hasEnded = true));
  while (!hasEnded) {
    const client = await connectToOwn(folder, urlOf(folder, address));
    if (client && readNote(folder)?.pid === server.child.pid) {
      if (await becomeOwner(client)) return client;
      await client.end();
      await stopServer(server, folder);
      throw inUse(dataDir);
    }
    await client?.end();
    await sleep(LOOK_EVERY_MS);
  }
  return undefined;
}

/** When the server drops all connections, as it does after a crash of one, it is owned anew. */
function keepOwning(owner: Client, server: Server, options: OpenOptions): void {
  owner.once('end', () => {
    const { child } = server;
    if (child.exitCode !== null || child.signalCode !== null) return;
    void untilItAnswers(server, options)
      .then((next) => next && keepOwning(next, server, options))
      .catch(() => undefined);
  });
}

/** A site whose server has dropped all connections is its owner again before so many looks. */
const LOOKS_WITHOUT_OWNER = 10;

/**
 * Another server has the folder open, if it is one: the number in postmaster.pid may be of any
 * process by now, so the server is asked. One that stays without an owner is stopped; its site was
 * killed.
 */
async function endOther(dataDir: string, folder: string): Promise<void> {
  let looks = 0;
  for (let waitedMs = 0; waitedMs < LONGEST_WAIT_MS; waitedMs += LOOK_EVERY_MS) {
    const note = readNote(folder);
    if (!note || !isAlive(note.pid)) return;
    const client = await connectToOwn(folder, note.url);
    if (client) {
      const isOwned = await hasOwner(client).catch(() => false);
      looks += 1;
      const mayTake = !isOwned && looks >= LOOKS_WITHOUT_OWNER;
      if (mayTake && (await becomeOwner(client).catch(() => false))) {
        process.kill(note.pid, 'SIGINT');
      } else await client.end();
      if (isOwned) throw inUse(dataDir, note.pid);
    } else if (!isPostgres(note.pid, folder)) {
      rmSync(join(folder, 'postmaster.pid'), { force: true });
      return;
    }
    await sleep(LOOK_EVERY_MS);
  }
  throw inUse(dataDir, readNote(folder)?.pid);
}

/** Where nobody can tell, it may be. */
function isPostgres(pid: number, folder: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`\0${folder}\0`);
  } catch {
    return false;
  }
}

async function stopServer({ child, exited }: Server, folder: string): Promise<void> {
  if (hasSockets) child.kill('SIGINT');
  // A signal would end it there without a word.
  else spawnSync(join(programsFolder(), 'pg_ctl'), ['stop', '-D', folder, '-m', 'fast']);
  const overdue = setTimeout(() => child.kill('SIGQUIT'), STOP_MS);
  await exited;
  clearTimeout(overdue);
}

function inUse(dataDir: string, pid?: number): DatabaseError {
  const who = pid ? `another process (${pid})` : 'another process';
  return new DatabaseError(
    `DATA_DIR: ${dataDir} is in use by ${who}: stop that one first, or name another directory`,
  );
}
