import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, readdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const ARTIFACTS = join(process.cwd(), 'tests/.artifacts/bench');

export type Running = {
  pid: number;
  /** Milliseconds from its start to its first answer. */
  readyAfter: number;
  /** What it printed since the log was emptied last. */
  log: () => string;
  emptyLog: () => void;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

type Options = {
  name: string;
  command: string;
  args: string[];
  /** Answers 200 when the program is ready. */
  probe: string;
  env?: Record<string, string>;
  cwd?: string;
};

const PATIENCE_MS = 90_000;

const running = new Set<ChildProcess>();
// Whatever ends the run, nothing that it started goes on.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.once('exit', () => running.forEach((child) => child.kill()));

/** A program with its output in a file, as a service would have it: nobody reads along. */
export async function startProcess(options: Options): Promise<Running> {
  const { name, command, args, probe, env = {}, cwd } = options;
  mkdirSync(ARTIFACTS, { recursive: true });
  const file = join(ARTIFACTS, `${name}.log`);
  const output = openSync(file, 'a');
  truncateSync(file);
  const started = performance.now();
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  running.add(child);
  void ended.then(() => running.delete(child));
  const log = () => readFileSync(file, 'utf8');
  await untilItAnswers(child, probe, () => `${name}:\n${log().slice(-3000)}`);
  return {
    pid: child.pid ?? 0,
    readyAfter: performance.now() - started,
    log,
    emptyLog: () => truncateSync(file),
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}

async function untilItAnswers(child: ChildProcess, probe: string, why: () => string) {
  const end = performance.now() + PATIENCE_MS;
  while (child.exitCode === null && performance.now() < end) {
    const answer = await fetch(probe).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await sleep(20);
  }
  child.kill('SIGKILL');
  throw new Error(`It did not become ready. ${why()}`);
}

const TICK_MS = 10;

/** Processor time that a process alone has used up to now. */
export function processorMs(pid: number): number {
  const stat = readProc(String(pid), 'stat');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return TICK_MS * (Number(fields[11]) + Number(fields[12]));
}

/** Bytes of memory that a process and all it started take; what they share is counted once. */
export function residentBytes(pid: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readProc(name, 'stat') : '';
    // The name in parentheses may hold anything, spaces included.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (stat) parents.set(Number(name), Number(fields[1]));
  }
  const isBelow = (one: number): boolean =>
    one === pid || (parents.has(one) && isBelow(parents.get(one) ?? 0));
  return [...parents.keys()]
    .filter(isBelow)
    .map(
      (one) =>
        Number(/^Pss:\s+(\d+)/m.exec(readProc(String(one), 'smaps_rollup'))?.[1] ?? 0) * 1024,
    )
    .reduce((sum, bytes) => sum + bytes, 0);
}

function readProc(pid: string, name: string): string {
  try {
    return readFileSync(join('/proc', pid, name), 'utf8');
  } catch {
    return '';
  }
}
