// A process of its own: a step that never ends is ended with it, and its time is its own.
import { STEPS } from './text-steps';

export type Asked = { step: string; text: string };
export type Took = { ms: number; made: number } | { error: string };

process.on('message', ({ step, text }: Asked) => process.send?.(take(step, text)));
process.on('disconnect', () => process.exit());
process.send?.('ready');

function take(step: string, text: string): Took {
  const before = process.cpuUsage();
  try {
    const made = STEPS[step]?.(text).length ?? 0;
    const { user, system } = process.cpuUsage(before);
    return { ms: (user + system) / 1000, made };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
