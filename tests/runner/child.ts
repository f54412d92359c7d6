import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Heard, Sign } from './job';

/** Of what a process prints, the end is kept: a failure is explained there. */
const KEPT_OUTPUT = 64 * 1024;

export type Ended = {
  code: number | null;
  output: string;
  /** It said nothing for as long as a test may take, and was ended. */
  isHung: boolean;
};

type Options = {
  env?: NodeJS.ProcessEnv;
  hear?: (heard: Heard) => void;
  silenceMs?: number;
};

/** Runs one process to its end. What it prints is kept, what it says on its third pipe is heard. */
export function runChild(command: string, args: string[], options: Options = {}): Promise<Ended> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    // A group of its own, so that what it has started ends with it.
    detached: true,
    env: options.env ?? process.env,
  });
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk).slice(-KEPT_OUTPUT));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);

  let isHung = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (!options.silenceMs) return;
    timer = setTimeout(() => {
      isHung = true;
      endGroup(child);
    }, options.silenceMs);
  };
  wait();
  const heard = createInterface({ input: child.stdio[3] as Readable });
  heard.on('line', (line) => {
    const said = parse(line);
    if (!said) return;
    if (said.type === 'over') isOver = true;
    // After its last test nothing may keep a process.
    if (said.type !== 'alive' || !isOver) wait();
    if ('file' in said) options.hear?.(said);
  });

  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // What it started may hold its pipes open: a group is over when its first process is.
    child.once('exit', () => setImmediate(() => endGroup(child)));
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, output, isHung });
    });
  });
}

/** The last line of a process that was ended may be half a line. */
function parse(line: string): Heard | Sign | undefined {
  try {
    return JSON.parse(line) as Heard | Sign;
  } catch {
    return undefined;
  }
}

function endGroup(child: ChildProcess): void {
  try {
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  } catch {
    // Nobody is left in it.
  }
}

/** Linux counts in hundredths of a second, whatever its kernel ticks in. */
const TICK_MS = 10;

let told = 0;

/** The processor time, in ms, of the processes that ended since this was asked last. */
export function processorTimeOfEnded(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
    const all = (Number(fields[13]) + Number(fields[14])) * TICK_MS;
    const since = all - told;
    told = all;
    return since;
  } catch {
    return 0;
  }
}
