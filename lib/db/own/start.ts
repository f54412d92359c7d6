import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareCluster } from './cluster';
import { requireNamespace } from './programs';
import { type Address, hasSockets, urlOf } from './running';
import { type Server, openServer, stopServer } from './server';

export type OwnDatabase = {
  url: string;
  stop: () => Promise<void>;
  onExit: (listener: (reason: string) => void) => void;
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
  const place = await freshPlace(folder);
  const open = () =>
    openServer({ dataDir, folder, ...place, tell: (line) => log(`The database: ${line}`) });
  const listeners = new Set<(reason: string) => void>([
    (reason) => log(`The database ended (${reason}); starting it again`),
  ]);
  let isStopping = false;
  let server: Server;
  try {
    server = await open();
  } catch (error) {
    place.remove();
    throw error;
  }
  const supervision = supervise();

  return {
    url: urlOf(folder, place.address),
    stop: async () => {
      isStopping = true;
      await stopServer(server, folder);
      await supervision;
      place.remove();
    },
    onExit: (listener) => listeners.add(listener),
    pid: () => server.child.pid,
  };

  async function supervise(): Promise<void> {
    let reason = await server.exited;
    for (let attempt = 0; !isStopping; attempt += 1) {
      for (const listener of listeners) listener(reason);
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

/** The address of a socket has room for so much on every system, with its name in it. */
const LONGEST_SOCKET_DIR = 103 - '/.s.PGSQL.5432'.length;

/** Beside the files, in a folder that only this user may enter. */
async function freshPlace(folder: string): Promise<{ address: Address; remove: () => void }> {
  const keep = () => undefined;
  if (!hasSockets) return { address: { port: await freePort() }, remove: keep };
  if (Buffer.byteLength(folder) <= LONGEST_SOCKET_DIR) {
    return { address: { socketDir: folder }, remove: keep };
  }
  const socketDir = mkdtempSync(join(tmpdir(), 'guide-db-'));
  return {
    address: { socketDir },
    remove: () => rmSync(socketDir, { recursive: true, force: true }),
  };
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
