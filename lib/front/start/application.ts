import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, getPriority, setPriority, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { SettingError } from '@/lib/env';
import type { ToApplication, ToFront, Usage } from '@/lib/next/application';
import type { Questions } from '@/lib/process/ask-front';
import { log, writeLine } from '@/lib/process/log';

const TIMES = {
  firstPauseMs: 100,
  longestPauseMs: 5000,
  /** Whoever lived for so long has not failed at once. */
  stableMs: 10_000,
  lookEveryMs: 2000,
  /** One that answers no look for so long hangs, and so does one that loads for longer. */
  silentMs: 30_000,
  /** From then on nobody waits for it. */
  awayMs: 6000,
  loadMs: 120_000,
  answerMs: 400,
  stopMs: 10_000,
};

type Options = Partial<typeof TIMES> & {
  file: string;
  isDev: boolean;
  port: number;
  answers: Questions;
};

type Loaded = { child: ChildProcess; place: string; ended: Promise<string> };
type Asked = Extract<ToFront, { kind: 'question' }>;

/**
 * Starts the application, and again whenever it ends or hangs, with growing pauses. It loads at
 * once, and goes on when `begin` says where the database is.
 */
export function startApplication({ file, isDev, port, answers, ...options }: Options) {
  const times = { ...TIMES, ...options };
  let current = load();
  let settings: Record<string, string> = {};
  let socketPath: string | undefined;
  let usage: Usage | undefined;
  /** Looks, and not time: when all processes were stopped, it is no fault of its own. */
  let unanswered = 0;
  let isStopping = false;

  function load(): Loaded {
    const place = placeForSocket();
    const output = isDev ? 'inherit' : 'pipe';
    const args = isDev ? ['--dev'] : [];
    // What V8 made of Next's modules serves the next start: a third of a second of the processor.
    const cache = { NODE_COMPILE_CACHE: join(dirname(file), 'compiled') };
    const child = fork(file, args, {
      stdio: ['ignore', output, 'inherit', 'ipc'],
      env: isDev ? process.env : { ...cache, ...process.env },
    });
    yieldToFront(child);
    if (child.stdout) createInterface(child.stdout).on('line', (line) => writeLine(`${line}\n`));
    const ended = new Promise<string>((resolve) => {
      child.once('exit', (code, signal) => resolve(String(signal ?? code)));
      // Who never began never ends. A message that meets a dead process is an error too; its end
      // tells the same.
      child.on('error', ({ message }) => child.pid === undefined && resolve(message));
    });
    void ended.then(() => removeFolderOf(place));
    return { child, place, ended };
  }

  const isSilentFor = (ms: number) => unanswered * times.lookEveryMs > ms;

  /** Resolves once it can be asked; an application that ends never can. */
  function ready({ child, place, ended }: Loaded): Promise<void> {
    unanswered = 0;
    const looking = setInterval(() => {
      tell(child, { kind: 'look' });
      unanswered += 1;
      if (isSilentFor(socketPath === place ? times.silentMs : times.loadMs)) child.kill('SIGKILL');
    }, times.lookEveryMs);
    void ended.then(() => {
      clearInterval(looking);
      if (socketPath === place) socketPath = undefined;
    });
    tell(child, { kind: 'begin', socketPath: place, port, settings });
    return new Promise((resolve) => {
      child.on('message', (message: ToFront) => {
        if (message.kind === 'ready') socketPath = place;
        if (socketPath === place) unanswered = 0;
        if (message.kind === 'question') void answer(child, message);
        if (message.kind === 'usage') usage = message.usage;
        if (message.kind === 'ready') resolve();
      });
    });
  }

  async function answer(child: ChildProcess, { id, name, args }: Asked): Promise<void> {
    try {
      const work = answers[name] as (...args: unknown[]) => Promise<unknown>;
      tell(child, { kind: 'answer', id, value: await work(...args) });
    } catch (error) {
      const { status, message } = error as { status?: number; message: string };
      tell(child, { kind: 'answer', id, error: { status, message } });
    }
  }

  async function supervise(): Promise<void> {
    let pauseMs = times.firstPauseMs;
    while (!isStopping) {
      const since = performance.now();
      const how = await current.ended;
      if (isStopping) return;
      const isStable = performance.now() - since > times.stableMs;
      pauseMs = isStable ? times.firstPauseMs : Math.min(2 * pauseMs, times.longestPauseMs);
      log().error({ how, pauseMs }, 'the application ended, and is started again');
      await sleep(pauseMs);
      if (isStopping) return;
      try {
        current = load();
        void ready(current);
      } catch (error) {
        // No room for its socket, or for another process: it is tried again like one that ended.
        log().error({ err: error }, 'the application cannot be started');
        current.child.kill('SIGKILL');
      }
    }
  }

  return {
    /** While it is away, undefined. */
    socketPath: () => (isSilentFor(times.awayMs) ? undefined : socketPath),
    usage: () => usage,
    /** Asked now: one that was stopped is found to hang only after a while. */
    async isAnswering(): Promise<boolean> {
      const { child } = current;
      const answer = once(child, 'message', { signal: AbortSignal.timeout(times.answerMs) });
      tell(child, { kind: 'look' });
      return Boolean(await answer.catch(() => false));
    },
    /** The first time, it must succeed. */
    async begin(given: Record<string, string>): Promise<void> {
      settings = given;
      const ended = current.ended.then((how) => {
        throw new Error(`The application could not be started (${how})`);
      });
      await Promise.race([ready(current), ended]);
      ended.catch(() => undefined);
      void supervise();
    },
    async stop(): Promise<void> {
      isStopping = true;
      const { child, ended } = current;
      tell(child, { kind: 'stop' });
      const killing = setTimeout(() => child.kill('SIGKILL'), times.stopMs);
      await ended;
      clearTimeout(killing);
    },
  };
}

export type Application = ReturnType<typeof startApplication>;

const isWindows = process.platform === 'win32';

const NICENESS = 5;

/** Where all processors are busy, kept pages and probes wait for no render. */
function yieldToFront({ pid }: ChildProcess): void {
  try {
    const least = constants.priority.PRIORITY_LOW;
    if (pid !== undefined) setPriority(pid, Math.min(getPriority() + NICENESS, least));
  } catch {
    // It has ended already.
  }
}

function tell(child: ChildProcess, message: ToApplication): void {
  if (child.connected) child.send(message);
}

/** What all systems allow for the address of a socket, macOS least. */
const LONGEST_PLACE = 103;

/** Where it listens: in a folder for its owner alone. */
function placeForSocket(): string {
  if (isWindows) return `\\\\.\\pipe\\guide-${randomUUID()}`;
  try {
    const place = join(mkdtempSync(join(tmpdir(), 'guide-')), 'application');
    if (Buffer.byteLength(place) <= LONGEST_PLACE) return place;
    removeFolderOf(place);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown reason';
    throw new SettingError(`TMPDIR: ${tmpdir()} cannot be written to (${reason})`);
  }
  throw new SettingError(`TMPDIR: ${tmpdir()} is too long for the address of a socket`);
}

function removeFolderOf(place: string): void {
  try {
    if (!isWindows) rmSync(dirname(place), { recursive: true, force: true });
  } catch (error) {
    log().warn({ err: error }, 'the folder of a socket stays');
  }
}
