import { type Server, createServer } from 'node:net';
import { SettingError } from '@/lib/env';

/** Checked before anything is opened, so that a second start changes nothing. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const problem = await tryPort(port, host);
  if (!problem) return;
  if (problem === 'EADDRINUSE') {
    throw new SettingError(`PORT: ${port} is already in use by another program`);
  }
  throw new SettingError(`PORT: cannot listen on ${host}:${port} (${problem})`);
}

export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}

function tryPort(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}
