import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { DatabaseError } from '@/lib/db/connect/errors';

export type OwnerMessage = { kind: 'ready'; port: number } | { kind: 'failed'; message: string };

export type Owner = {
  child: ChildProcess;
  port: number;
  exited: Promise<string>;
};

const STOP_MS = 8000;
/** The data lies in WebAssembly's memory; without a limit V8's heap would grow far beyond need. */
const SMALL_HEAP = ['--max-old-space-size=256', '--max-semi-space-size=2'];
/** By default glibc raises this threshold up to 32 MB, and then keeps freed memory. */
const FREED_AT = String(128 * 1024);
const MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: FREED_AT,
  MALLOC_TRIM_THRESHOLD_: FREED_AT,
};

const isBundled = import.meta.url.endsWith('.mjs');
const FILE = isBundled ? './database-owner.mjs' : './owner.ts';
const OWNER = fileURLToPath(new URL(FILE, import.meta.url));
const COMPILER = isBundled ? [] : ['--import', import.meta.resolve('tsx')];

export function spawnOwner(dataDir: string, socketDir: string, port: number): Promise<Owner> {
  const child = fork(OWNER, [dataDir, socketDir, String(port)], {
    execArgv: [...SMALL_HEAP, ...COMPILER],
    // The environment is passed on to the child, not read.
    // eslint-disable-next-line no-restricted-syntax
    env: { ...process.env, ...MEMORY },
  });
  const exited = new Promise<string>((done) => {
    child.once('exit', (code, signal) => done(signal ?? `exit code ${code}`));
  });
  return new Promise((ready, failed) => {
    child.once('message', (message: OwnerMessage) => {
      if (message.kind === 'ready') ready({ child, port: message.port, exited });
      else failed(new DatabaseError(message.message));
    });
    child.once('error', (error) => failed(new DatabaseError(error.message)));
    void exited.then((reason) =>
      failed(new DatabaseError(`The embedded database ended while starting (${reason})`)),
    );
  });
}

export async function stopOwner({ child, exited }: Owner): Promise<void> {
  if (child.connected) child.send('stop');
  const overdue = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await exited;
  clearTimeout(overdue);
}
