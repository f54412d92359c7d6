import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

// A busy database answers after its transaction; one that is gone refuses at once.
const PATIENCE_MS = 15_000;

const addressFile = (dataDir: string) => join(dataDir, 'pg.url');

export function announce(dataDir: string, url: string): void {
  writeFileSync(addressFile(dataDir), url, { mode: 0o600 });
}

export function withdraw(dataDir: string): void {
  rmSync(addressFile(dataDir), { force: true });
}

export async function findRunning(dataDir: string): Promise<string | undefined> {
  const url = readAddress(dataDir);
  if (!url) return undefined;
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return url;
  } catch {
    return undefined;
  }
}

function readAddress(dataDir: string): string | undefined {
  try {
    return readFileSync(addressFile(dataDir), 'utf8');
  } catch {
    return undefined;
  }
}
