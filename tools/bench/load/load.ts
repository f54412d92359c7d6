import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { withAutocannon } from './autocannon';

export type Load = { rate: number; p50: number; p99: number; errors: number; refused: number };
export type Asked = {
  connections: number;
  seconds: number;
  accept: string;
  /** Instead of the one address: a prefix with each number up to the count, in turn. */
  numbered?: { prefix: string; count: number };
};

const USUAL = { connections: 16, seconds: 5, accept: 'gzip' };

const wrk = spawnSync('wrk', ['-v'], { encoding: 'utf8' });
const hasWrk = wrk.error === undefined;
export const loadGenerator = hasWrk ? (wrk.stdout.split('[')[0] ?? 'wrk').trim() : 'autocannon';

/** Asks as fast as it can, from one thread. */
export function load(url: string, options: Partial<Asked> = {}): Promise<Load> {
  const asked = { ...USUAL, ...options };
  return hasWrk ? withWrk(url, asked) : withAutocannon(url, asked);
}

async function withWrk(url: string, asked: Asked): Promise<Load> {
  const { connections, seconds, accept, numbered } = asked;
  const script = ['-s', join(import.meta.dirname, 'numbered.lua')];
  const output = await run('wrk', [
    ...[
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      '-H',
      `Accept-Encoding: ${accept}`,
    ],
    ...(numbered ? [...script, url, '--', numbered.prefix, String(numbered.count)] : [url]),
  ]);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  if (!rate) throw new Error(`wrk measured nothing:\n${output}`);
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    output,
  );
  return {
    rate,
    p50: latency(output, 50),
    p99: latency(output, 99),
    errors: (errors ?? []).slice(1).reduce((sum, number) => sum + Number(number), 0),
    refused: Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0),
  };
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

function latency(output: string, percent: number): number {
  const [, value, unit = ''] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? [];
  return Number(value) * (UNITS[unit] ?? NaN);
}

function run(command: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk));
    child.once('error', reject);
    child.once('close', () => resolve(output));
  });
}
