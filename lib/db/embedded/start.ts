import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DatabaseError } from '../errors';
import { announce, withdraw } from './running';
import { embeddedUrl } from './url';

export type OwnerMessage = { kind: 'ready'; port: number } | { kind: 'failed'; message: string };

export type EmbeddedDatabase = {
  url: string;
  /** Closes the database; every acknowledged write is on disk already. */
  stop: () => Promise<void>;
  /** Called when the database is gone for good although nobody stopped it. */
  onExit: (listener: (error: DatabaseError) => void) => void;
  /** The process of the owner, which tests kill. */
  pid: () => number | undefined;
};

type Options = { dataDir: string; log?: (line: string) => void };

/** Runs the embedded database in a child process, and runs it again whenever it dies. */
export async function startEmbeddedDatabase({ dataDir, log }: Options): Promise<EmbeddedDatabase> {
  const socketDir = process.platform === 'win32' ? '' : mkdtempSync(join(tmpdir(), 'guide-db-'));
  const listeners = new Set<(error: DatabaseError) => void>();
  let isStopping = false;
  let owner: Owner;
  try {
    owner = await spawnOwner(resolve(dataDir), socketDir, 0);
  } catch (error) {
    removeFolder(socketDir);
    throw error;
  }
  void keepRunning();
  const url = embeddedUrl(socketDir ? { socketDir } : { port: owner.port });
  announce(dataDir, url);

  return {
    url,
    stop: async () => {
      isStopping = true;
      withdraw(dataDir);
      await stopOwner(owner);
      removeFolder(socketDir);
    },
    onExit: (listener) => listeners.add(listener),
    pid: () => owner.child.pid,
  };

  async function keepRunning(): Promise<void> {
    const { port } = owner;
    for (;;) {
      await owner.exited;
      if (isStopping) return;
      log?.('The embedded database stopped unexpectedly; starting it again');
      try {
        owner = await restart(resolve(dataDir), socketDir, port);
      } catch (error) {
        for (const listener of listeners) listener(error as DatabaseError);
        return;
      }
      if (isStopping) return stopOwner(owner);
    }
  }
}

type Owner = { child: ChildProcess; port: number; exited: Promise<void> };

const RESTARTS = 5;
const PAUSE_MS = 500;
const STOP_MS = 8000;

async function restart(dataDir: string, socketDir: string, port: number): Promise<Owner> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await spawnOwner(dataDir, socketDir, port);
    } catch (error) {
      if (attempt === RESTARTS) throw error;
      await sleep(attempt * PAUSE_MS);
    }
  }
}

function spawnOwner(dataDir: string, socketDir: string, port: number): Promise<Owner> {
  const child = fork(OWNER, [dataDir, socketDir, String(port)], {
    execArgv: ['--import', import.meta.resolve('tsx')],
  });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  return new Promise((ready, failed) => {
    child.once('message', (message: OwnerMessage) => {
      if (message.kind === 'ready') ready({ child, port: message.port, exited });
      else failed(new DatabaseError(message.message));
    });
    child.once('error', (error) => failed(new DatabaseError(error.message)));
    child.once('exit', (code, signal) =>
      failed(new DatabaseError(`The embedded database ended while starting (${signal ?? code})`)),
    );
  });
}

const OWNER = fileURLToPath(new URL('./owner.ts', import.meta.url));

async function stopOwner({ child, exited }: Owner): Promise<void> {
  if (child.connected) child.send('stop');
  const overdue = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await exited;
  clearTimeout(overdue);
}

function removeFolder(folder: string): void {
  if (folder) rmSync(folder, { recursive: true, force: true });
}
