import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePortPair } from '@/tests/fixtures/site/free-port';
import { until } from '../subject/ask';
import { connect } from 'node:net';

export type Door = { port: number; close: () => Promise<void> };

const FOLDERS = ['/usr/sbin', '/usr/bin', ...(process.env.PATH ?? '').split(':')];

export function findProgram(name: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** deploy/nginx.conf, in front of sites on ports of this machine. */
export async function openFront(program: string, ports: number[]): Promise<Door> {
  const folder = mkdtempSync(join(tmpdir(), 'guide-nginx-'));
  const port = await freePortPair();
  let at = 0;
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/server site(?:-\d)?:3000/g, () => `server 127.0.0.1:${ports[at++]}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace(
      'http {',
      `http {\n${places.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}`,
    );
  if (at !== ports.length) throw new Error(`deploy/nginx.conf names ${at} sites`);
  writeFileSync(join(folder, 'nginx.conf'), config);
  const directives = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; ${asRoot()}`;
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', directives];
  return opened(program, args, {}, { port, folder });
}

/** deploy/haproxy.cfg, in front of two PostgreSQL servers of this machine. */
export async function openDatabaseDoor(program: string, ports: number[]): Promise<Door> {
  const folder = mkdtempSync(join(tmpdir(), 'guide-haproxy-'));
  const port = await freePortPair();
  const [one, two] = ports.map((each) => `127.0.0.1:${each}`);
  const env = { DOOR: `127.0.0.1:${port}`, DATABASE_1: one, DATABASE_2: two };
  return opened(program, ['-db', '-f', 'deploy/haproxy.cfg'], env, { port, folder });
}

async function opened(
  program: string,
  args: string[],
  env: Record<string, string | undefined>,
  { port, folder }: { port: number; folder: string },
): Promise<Door> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk));
  const ended = new Promise((done) => child.once('exit', done));
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${said}`);
    return answers(port);
  });
  return {
    port,
    async close() {
      stop(child);
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function stop(child: ChildProcess): void {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), 5000).unref();
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** nginx would give its work to a user that may not enter the folder. */
const asRoot = () => (process.getuid?.() === 0 ? 'user root;' : '');
