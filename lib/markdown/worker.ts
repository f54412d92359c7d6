// A thread of its own: a text of staff that costs too much ends this, and not the site.
import { parentPort } from 'node:worker_threads';
import { CostlyText } from './cost';
import { type Rendered, render } from './markdown';

export type TextAnswer = { rendered: Rendered } | { fault: string } | { error: string };

/** Says that it is there, so that loading the parser does not count as the first text's time. */
parentPort?.postMessage('ready');
parentPort?.on('message', (markdown: string) => parentPort?.postMessage(answer(markdown)));

function answer(markdown: string): TextAnswer {
  try {
    return { rendered: render(markdown) };
  } catch (error) {
    if (error instanceof CostlyText) return { fault: error.message };
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
