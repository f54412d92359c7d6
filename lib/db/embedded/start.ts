import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Owner, spawnOwner, stopOwner } from './owner-process';
import { announce, withdraw } from './running';
import { embeddedUrl } from './url';

export type EmbeddedDatabase = {
  url: string;
  stop: () => Promise<void>;
  onExit: (listener: (reason: string) => void) => void;
  pid: () => number | undefined;
};

type Options = { dataDir: string; log?: (line: string) => void };

const LONGEST_PAUSE_MS = 2000;

/** Restarts the database whenever it dies, without end: a full disk may get room again. */
export async function startEmbeddedDatabase(options: Options): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir);
  // The socket lies in a folder that only this user may enter; Windows has none and uses a port.
  const socketDir = process.platform === 'win32' ? '' : mkdtempSync(join(tmpdir(), 'guide-db-'));
  const listeners = new Set<(reason: string) => void>([
    (reason) => options.log?.(`The embedded database ended (${reason}); starting it again`),
  ]);
  let isStopping = false;
  let owner: Owner;
  try {
    owner = await spawnOwner(dataDir, socketDir, 0);
  } catch (error) {
    removeFolder(socketDir);
    throw error;
  }
  const url = embeddedUrl(socketDir ? { socketDir } : { port: owner.port });
  announce(dataDir, url);
  const supervision = supervise(owner.port);

  return {
    url,
    stop: async () => {
      isStopping = true;
      withdraw(dataDir);
      await stopOwner(owner);
      await supervision;
      removeFolder(socketDir);
    },
    onExit: (listener) => listeners.add(listener),
    pid: () => owner.child.pid,
  };

  async function supervise(port: number): Promise<void> {
    let reason = await owner.exited;
    for (let attempt = 0; !isStopping; attempt += 1) {
      for (const listener of listeners) listener(reason);
      try {
        owner = await spawnOwner(dataDir, socketDir, port);
        attempt = 0;
        if (isStopping) return await stopOwner(owner);
        reason = await owner.exited;
      } catch (error) {
        reason = (error as Error).message;
        await sleep(Math.min(attempt * 250, LONGEST_PAUSE_MS));
      }
    }
  }
}

function removeFolder(folder: string): void {
  if (folder) rmSync(folder, { recursive: true, force: true });
}
