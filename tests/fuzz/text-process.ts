import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Asked, Took } from './text-worker';

export type Answer = Took | { late: number };

const FILE = join(import.meta.dirname, 'text-worker.ts');

/** Asks one thing at a time, and starts again after what took too long. */
export function createTextProcess(deadlineMs: number) {
  let child: Promise<ChildProcess> | undefined;

  async function ask(asked: Asked): Promise<Answer> {
    child ??= start();
    const running = await child;
    return new Promise((resolve) => {
      const settle = (answer: Answer) => {
        clearTimeout(timer);
        running.off('message', settle).off('exit', onExit);
        resolve(answer);
      };
      const onExit = (code: number | null) => {
        child = undefined;
        settle({ error: `ended with ${code}` });
      };
      const timer = setTimeout(() => {
        child = undefined;
        running.off('exit', onExit).kill('SIGKILL');
        settle({ late: deadlineMs });
      }, deadlineMs);
      running.on('message', settle).once('exit', onExit).send(asked);
    });
  }

  return { ask, stop: async () => void (await child)?.disconnect() };
}

function start(): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = fork(FILE, [], { execArgv: ['--import', 'tsx', '--max-old-space-size=512'] });
    child.once('error', reject).once('message', () => resolve(child));
  });
}
