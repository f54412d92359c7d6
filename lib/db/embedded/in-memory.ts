import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { openEngineInMemory } from './engine';
import { takeTurns } from './turns';
import { embeddedUrl } from './url';

export async function startInMemoryDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const engine = takeTurns(await openEngineInMemory(), (error) => console.error(error));
  const socketDir = process.platform === 'win32' ? '' : mkdtempSync(join(tmpdir(), 'guide-mem-'));
  const server = new PGLiteSocketServer({
    db: engine,
    maxConnections: 100,
    ...(socketDir ? { path: join(socketDir, '.s.PGSQL.5432') } : { port: 0 }),
  });
  await server.start();
  const port = Number(server.getServerConn().split(':').at(-1));
  return {
    url: embeddedUrl(socketDir ? { socketDir } : { port }),
    stop: async () => {
      await server.stop();
      await engine.close();
      if (socketDir) rmSync(socketDir, { recursive: true, force: true });
    },
  };
}
