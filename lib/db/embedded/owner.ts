// This process owns the embedded database and ends with its parent; owner-process.ts starts it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { openEngine } from './engine';
import { lockDataDirectory } from './lock';
import { keepMaintained } from './maintain';
import type { OwnerMessage } from './owner-process';
import { takeTurns } from './turns';
import { embeddedUrl } from './url';
import { watchThisThread } from './watch';

const MAX_CONNECTIONS = 100;

const [dataDir = '', socketDir = '', givenPort = '0'] = process.argv.slice(2);
let close = async () => {};
let isClosing = false;

for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, leaveItToTheParent);
process.on('SIGTERM', () => void end());
process.on('message', () => void end());
process.on('disconnect', () => void end());

process.umask(0o077);
watchThisThread();
try {
  await lockDataDirectory(dataDir);
  const engine = takeTurns(await openEngine(dataDir), crash);
  const server = new PGLiteSocketServer({
    db: engine,
    maxConnections: MAX_CONNECTIONS,
    ...(socketDir ? { path: freshSocket() } : { host: '127.0.0.1', port: Number(givenPort) }),
  });
  await server.start();
  const port = Number(server.getServerConn().split(':').at(-1));
  const stopMaintenance = keepMaintained(embeddedUrl(socketDir ? { socketDir } : { port }));
  close = async () => {
    stopMaintenance();
    await server.stop();
    await engine.close();
  };
  tell({ kind: 'ready', port });
} catch (error) {
  isClosing = true;
  tell({ kind: 'failed', message: explain(error) }, () => process.exit(1));
}

async function end(): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  await close();
  if (socketDir && !process.connected) rmSync(socketDir, { recursive: true, force: true });
  process.exit(0);
}

/** An owner that was killed leaves its socket behind; holding the lock shows that it is unused. */
function freshSocket(): string {
  const path = join(socketDir, '.s.PGSQL.5432');
  rmSync(path, { force: true });
  return path;
}

function tell(message: OwnerMessage, done = () => {}): void {
  if (process.send) process.send(message, done);
  else done();
}

/** The engine cannot go on; the parent starts another owner, which recovers from the log. */
function crash(error: unknown): void {
  console.error(`The embedded database crashed: ${explain(error)}`);
  process.exit(1);
}

function explain(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function leaveItToTheParent(): void {}
