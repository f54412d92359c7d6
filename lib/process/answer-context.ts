import { AsyncLocalStorage } from 'node:async_hooks';
import { sharedState } from './shared-state';

/** What the code behind one answer has to tell the server in front of it. */
export type AnswerContext = {
  requestId: string;
  /** Set by a page that is shown in full under a status of its own. */
  status?: MarkedStatus;
  /** The first error that anything behind this answer threw. */
  fault?: unknown;
  /** Told of the first error at once, while Next may still be busy with its own answer to it. */
  onFault?: (error: unknown) => void;
};

type MarkedStatus = 400 | 401 | 403 | 404 | 410;

const storage = () => sharedState('answer', () => new AsyncLocalStorage<AnswerContext>());

export function withAnswerContext<T>(context: AnswerContext, work: () => T): T {
  return storage().run(context, work);
}

export function currentAnswer(): AnswerContext | undefined {
  return storage().getStore();
}

/**
 * Called by a page that renders its own "not found" or "gone" screen: Next sends an empty
 * document, filled in by JavaScript alone, whenever a page throws notFound() or unauthorized().
 */
export function markAnswer(status: MarkedStatus): void {
  const context = currentAnswer();
  if (context) context.status = status;
}

/** Called for whatever a render threw: such an answer is never kept. */
export function noteFault(error: unknown): void {
  const context = currentAnswer();
  if (!context || context.fault !== undefined) return;
  context.fault = error ?? new Error('unknown fault');
  context.onFault?.(context.fault);
}
