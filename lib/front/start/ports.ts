import { mkdtempSync, rmSync } from 'node:fs';
import { type Server, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** What all systems allow for the address of a socket, macOS least. */
const LONGEST_PLACE = 103;

/** A folder for the socket of the application, for its owner alone. */
export function folderForSocket(): { folder: string; place: string } {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  return { folder, place: join(folder, 'application') };
}

export function requireRoomForSocket(): void {
  try {
    const { folder, place } = folderForSocket();
    rmSync(folder, { recursive: true });
    if (Buffer.byteLength(place) <= LONGEST_PLACE) return;
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown reason';
    throw new SettingError(`TMPDIR: ${tmpdir()} cannot be written to (${reason})`);
  }
  throw new SettingError(`TMPDIR: ${tmpdir()} is too long for the address of a socket`);
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
