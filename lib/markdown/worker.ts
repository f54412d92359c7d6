// A process of its own: a text of staff that costs too much ends this, and not the site.
import { Worker } from 'node:worker_threads';
import { CostlyText, type Rendered, render } from './markdown';

export type TextAnswer = { rendered: Rendered } | { fault: string } | { error: string };

// A signal for the whole group is for the site to answer: texts may still be asked for meanwhile.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
// A parser that is at work hears nothing, so a thread looks whether the site is still there.
const WATCH = `setInterval(
  () => process.ppid === ${process.ppid} || process.kill(process.pid, 'SIGKILL'),
  500,
)`;
new Worker(WATCH, { eval: true }).unref();
process.on('message', (markdown: string) => process.send?.(answer(markdown)));
/** Says that it is there, so that loading the parser does not count as the first text's time. */
process.send?.('ready');

function answer(markdown: string): TextAnswer {
  try {
    return { rendered: render(markdown) };
  } catch (error) {
    if (error instanceof CostlyText) return { fault: error.message };
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
