import { spawnSync } from 'node:child_process';
import {
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  writeSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';

/** The operating system drops the lock whenever this process ends, so a lock is never stale. */
export async function tryLock(file: string, holder: string): Promise<boolean> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const descriptor = open(file);
  if (descriptor === undefined) return false;
  if (process.platform === 'linux' && !(await lockOnLinux(descriptor))) {
    closeSync(descriptor);
    return false;
  }
  ftruncateSync(descriptor);
  writeSync(descriptor, holder);
  return true;
}

// macOS and Windows lock while opening (O_EXLOCK, and libuv's UV_FS_O_EXLOCK).
const LOCKING_FLAGS: Partial<Record<NodeJS.Platform, number>> = {
  darwin: 0x20 | constants.O_NONBLOCK,
  freebsd: 0x20 | constants.O_NONBLOCK,
  win32: 0x1000_0000,
};
const TAKEN = new Set(['EAGAIN', 'EWOULDBLOCK', 'EBUSY']);

function open(file: string): number | undefined {
  const flags = constants.O_RDWR | constants.O_CREAT | (LOCKING_FLAGS[process.platform] ?? 0);
  try {
    return openSync(file, flags, 0o600);
  } catch (error) {
    if (TAKEN.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** flock(1) locks the open file it inherits; the lock stays with this process when flock ends. */
async function lockOnLinux(descriptor: number): Promise<boolean> {
  const run = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', descriptor],
  });
  if (run.status === 0) return true;
  if (run.status === 1) return false;
  return listenOnName(descriptor);
}

/** Without flock(1), an abstract socket named after the file serves as the lock. */
function listenOnName(descriptor: number): Promise<boolean> {
  const { dev, ino } = fstatSync(descriptor);
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(`\0guide-${dev}-${ino}`, () => resolve(true)).unref();
  });
}
