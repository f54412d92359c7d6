import { Worker } from 'node:worker_threads';
import type { TextAnswer } from '@/lib/markdown/worker';
import type { TextOutcome } from '@/lib/content/reading/text-thread';

type Rendered = Extract<TextAnswer, { rendered: unknown }>['rendered'];
type Outcome = TextOutcome<Rendered>;

type Options = { file: string; heapMb?: number; idleMs?: number };

const TOO_LONG = 'Takes too long to show';
const TOO_MUCH = 'Takes too much memory to show';
const MOST_WAITING = 200;

/**
 * Renders one text after the other in a thread with a small heap, and ends the thread with the text
 * that takes too much. It is started when a text comes, and ended when none has come for a while.
 */
export function createTextThread({ file, heapMb = 128, idleMs = 30_000 }: Options) {
  let worker: Promise<Worker> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let idle: NodeJS.Timeout | undefined;

  function started(): Promise<Worker> {
    clearTimeout(idle);
    worker ??= start(file, heapMb);
    return worker;
  }

  async function stop(): Promise<void> {
    const ended = worker;
    worker = undefined;
    await (await ended?.catch(() => undefined))?.terminate();
  }

  async function judge(markdown: string, deadlineMs: number): Promise<Outcome> {
    const thread = await started().catch((error: unknown) => {
      worker = undefined;
      throw error;
    });
    const outcome = await ask(thread, markdown, deadlineMs);
    if ('fault' in outcome && outcome.isOver) await stop();
    idle = setTimeout(() => void stop(), idleMs).unref();
    return outcome;
  }

  return {
    async render(markdown: string, deadlineMs: number): Promise<Outcome> {
      if (waiting >= MOST_WAITING) throw new Error('too many texts wait to be rendered');
      waiting += 1;
      const turn = last.then(() => judge(markdown, deadlineMs));
      last = turn.catch(() => undefined).finally(() => (waiting -= 1));
      return turn;
    },
    stop,
  };
}

function start(file: string, heapMb: number): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const limits = { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 };
    const worker = new Worker(file, { resourceLimits: limits });
    worker.unref();
    worker.once('error', reject);
    worker.once('message', () => {
      worker.off('error', reject);
      // Between two texts nothing listens, and an error without a listener ends the process.
      worker.on('error', () => undefined);
      resolve(worker);
    });
  });
}

type Judged = { rendered: Rendered } | { fault: string; isOver?: boolean };

function ask(worker: Worker, markdown: string, deadlineMs: number): Promise<Judged> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => settle(() => resolve({ fault: TOO_LONG, isOver: true })),
      deadlineMs,
    );
    const onError = (error: NodeJS.ErrnoException) =>
      settle(() =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? resolve({ fault: TOO_MUCH, isOver: true })
          : reject(error),
      );
    const onMessage = (answer: TextAnswer) =>
      settle(() => ('error' in answer ? reject(new Error(answer.error)) : resolve(answer)));
    const settle = (done: () => void) => {
      clearTimeout(timer);
      worker.off('error', onError).off('message', onMessage);
      done();
    };
    worker.once('error', onError).once('message', onMessage);
    worker.postMessage(markdown);
  });
}
