import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { blankDataDirectory } from './blank';
import { doesNotOpen } from './damage';

export async function openEngine(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'pg');
  if (!existsSync(folder)) {
    await createDatabase(folder);
    return openFolder(folder);
  }
  // Without this file PGlite would take the folder for an empty one, and write a new database into it.
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    throw doesNotOpen(dataDir, folder, 'PG_VERSION is missing');
  }
  try {
    return await openFolder(folder);
  } catch (error) {
    throw doesNotOpen(dataDir, folder, error instanceof Error ? error.message : String(error));
  }
}

export async function openEngineInMemory(): Promise<PGlite> {
  return PGlite.create({ extensions, loadDataDir: await blankDataDirectory() });
}

const extensions = { unaccent, pg_trgm };

/** Works in a draft folder, so that a start that is killed leaves no half-made database behind. */
async function createDatabase(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const engine = await openFolder(draft, await blankDataDirectory());
  // Creates a spare log segment: a disk that is full when a segment ends would be fatal.
  await engine.exec('SELECT pg_switch_wal()');
  await engine.exec('CHECKPOINT');
  await engine.close();
  for (const name of readdirSync(draft, { recursive: true, encoding: 'utf8' })) {
    syncToDisk(join(draft, name));
  }
  renameSync(draft, folder);
  syncToDisk(dirname(folder));
}

function syncToDisk(path: string): void {
  // Windows cannot open a folder.
  if (process.platform === 'win32' && statSync(path).isDirectory()) return;
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

function openFolder(folder: string, loadDataDir?: Blob): Promise<PGlite> {
  const fs = new SyncedFolder(folder);
  return PGlite.create({ fs, loadDataDir, extensions, startParams: DURABLE });
}

// PGlite starts PostgreSQL with -F (no fsync), and its file system ignores fsync as well.
const DURABLE = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  // 64 MB suffices for one site; the default is a gigabyte.
  ...['-c', 'min_wal_size=64MB', '-c', 'max_wal_size=64MB'],
  // Of 160 MB by default; what is not there lies in the system's own cache of files.
  ...['-c', 'shared_buffers=32MB'],
];

type Emscripten = Parameters<NodeFS['init']>[1];
type Stream = { nfd: number; path: string };
type StreamOperations = {
  write: (stream: Stream, ...rest: unknown[]) => number;
  fsync?: (stream: Stream) => number;
};
type Runtime = { FS: { filesystems: { NODEFS: { stream_ops: StreamOperations } } } };

/** Written before PostgreSQL looks at anything else. */
const ITS_OWN_LOCK = /\/postmaster\.pid$/;

class SyncedFolder extends NodeFS {
  readonly #folder: string;

  constructor(folder: string) {
    super(folder);
    this.#folder = folder;
  }

  override async init(pg: PGlite, options: Emscripten) {
    const { emscriptenOpts } = await super.init(pg, options);
    const sync = (runtime: unknown) => {
      const operations = (runtime as Runtime).FS.filesystems.NODEFS.stream_ops;
      const { write } = operations;
      // Before it recovers, PostgreSQL syncs every file twice, some two thousand waits for the disk.
      let isOnDisk = syncFileSystem(this.#folder);
      operations.write = (stream, ...rest) => {
        if (!ITS_OWN_LOCK.test(stream.path)) isOnDisk = false;
        return write(stream, ...rest);
      };
      operations.fsync = ({ nfd }) => {
        if (!isOnDisk) fsyncSync(nfd);
        return 0;
      };
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), sync] },
    };
  }
}

/** Whether all that was written so far by whomever is on the disk: one wait for all files. */
function syncFileSystem(folder: string): boolean {
  return process.platform === 'linux' && spawnSync('sync', ['-f', folder]).status === 0;
}
