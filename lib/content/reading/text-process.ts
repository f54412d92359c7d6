import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { log } from '@/lib/process/log';
import type { TextAnswer } from '@/lib/markdown/worker';

type Rendered = Extract<TextAnswer, { rendered: unknown }>['rendered'];
/** What became of a text: the answer of the process, or why there is none. */
type Outcome = { rendered: Rendered } | { fault: string };

type Options = { file: string; heapMb?: number; idleMs?: number };

const TOO_LONG = 'Takes too long to show';
const TOO_MUCH = 'Takes too much memory to show';
const FATAL = 'Ends the program that shows it';
const MOST_WAITING = 200;
const START_MS = 20_000;
const GRACE_MS = 100;
/** In what Linux counts the time of a process, on all that Node runs on. */
const MS_A_TICK = 10;

/**
 * Renders one text after the other in a process of its own with a small heap, and kills it with the
 * text that takes too much. A thread would not do: what it allocates can end the whole site, and
 * its end can be refused (decision 038). It is started when a text comes, and ended when none has
 * come for a while.
 */
export function createTextProcess({ file, heapMb = 128, idleMs = 4000 }: Options) {
  let worker: Promise<ChildProcess> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let isEnding = false;
  let idle: NodeJS.Timeout | undefined;

  function started(): Promise<ChildProcess> {
    clearTimeout(idle);
    if (worker) return worker;
    const mine = start(file, heapMb);
    worker = mine;
    const forget = () => {
      if (worker === mine) worker = undefined;
    };
    mine.then((child) => child.once('exit', forget), forget);
    return mine;
  }

  async function end(): Promise<void> {
    const ended = worker;
    worker = undefined;
    (await ended?.catch(() => undefined))?.kill('SIGKILL');
  }

  async function tried(markdown: string, limits: Limits): Promise<Judged> {
    const outcome = await ask(await started(), markdown, limits);
    if ('crash' in outcome || ('fault' in outcome && outcome.isOver)) await end();
    if ('crash' in outcome) log().warn({ crash: outcome.crash }, 'a text could not be rendered');
    return outcome;
  }

  /** Once may be chance: the system ends processes when its memory is short. */
  async function judge(markdown: string, limits: Limits): Promise<Outcome> {
    try {
      const first = await tried(markdown, limits);
      if (!('crash' in first)) return first;
      if (isEnding) throw new Error('the site stops');
      const second = await tried(markdown, limits);
      return 'crash' in second ? { fault: FATAL } : second;
    } finally {
      idle = setTimeout(() => void end(), idleMs).unref();
    }
  }

  return {
    async render(markdown: string, deadlineMs: number, moreTimes = 0): Promise<Outcome> {
      if (waiting >= MOST_WAITING) throw new Error('too many texts wait to be rendered');
      waiting += 1;
      const turn = last.then(() => judge(markdown, { deadlineMs, moreTimes }));
      last = turn.catch(() => undefined).finally(() => (waiting -= 1));
      return turn;
    },
    stop: () => {
      isEnding = true;
      return end();
    },
  };
}

/** The process knows nothing of the site: no setting, no secret, no file of its own to write. */
function start(file: string, heapMb: number): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = fork(file, [], {
      execArgv: [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=8'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { NODE_ENV: 'production' },
    });
    const fail = () => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error('the process that renders texts could not be started'));
    };
    const timer = setTimeout(fail, START_MS);
    child.once('exit', fail);
    // A message that meets a dead process is an error too; its exit tells the same.
    child.on('error', fail);
    child.once('message', () => {
      clearTimeout(timer);
      child.off('exit', fail);
      child.unref();
      child.channel?.unref();
      resolve(child);
    });
  });
}

/** What a process has had of the processors; where only Linux tells, others count as having had all. */
function processorMs({ pid }: ChildProcess): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')'))
      .split(' ')
      .slice(12, 14)
      .map(Number);
    return (user + system) * MS_A_TICK;
  } catch {
    return Date.now();
  }
}

type Judged = { rendered: Rendered } | { fault: string; isOver?: boolean } | { crash: string };

/** A text that had less than half of its time of the processors may get it again so often. */
type Limits = { deadlineMs: number; moreTimes: number };

function ask(
  child: ChildProcess,
  markdown: string,
  { deadlineMs, moreTimes }: Limits,
): Promise<Judged> {
  return new Promise((resolve) => {
    const settle = (judged: Judged) => {
      clearTimeout(timer);
      child.off('exit', onExit).off('message', onMessage);
      resolve(judged);
    };
    const begun = processorMs(child);
    let more = moreTimes;
    const giveUp = () => {
      // A busy machine gave the text little of this time, which is no fault of the text.
      const isStarved = processorMs(child) - begun < deadlineMs / 2;
      if (isStarved && more-- > 0) wait();
      else settle({ fault: TOO_LONG, isOver: true });
    };
    // While this process was busy the answer may have come: it is read after the first timer.
    const wait = () => {
      timer = setTimeout(() => (timer = setTimeout(giveUp, GRACE_MS)), deadlineMs);
    };
    let timer: NodeJS.Timeout;
    wait();
    // Out of heap, the engine aborts.
    const onExit = (code: number | null, signal: string | null) =>
      settle(
        signal === 'SIGABRT' || signal === 'SIGTRAP' || code === 134
          ? { fault: TOO_MUCH, isOver: true }
          : { crash: String(signal ?? code) },
      );
    const onMessage = (message: unknown) => {
      const answer = message as TextAnswer;
      settle('error' in answer ? { crash: answer.error } : answer);
    };
    child.once('exit', onExit).once('message', onMessage);
    child.send(markdown);
  });
}
