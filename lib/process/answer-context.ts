import { AsyncLocalStorage } from 'node:async_hooks';
import { sharedState } from './shared-state';

export type AnswerContext = {
  requestId: string;
  /** What was asked for, without its query; layouts hear of it in no other way. */
  path: string;
  status?: MarkedStatus;
  fault?: unknown;
  /** Called at once, while Next may still be busy with its own answer to the error. */
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

/** Used instead of notFound(), for which Next sends a document that only JavaScript fills. */
export function markAnswer(status: MarkedStatus): void {
  const context = currentAnswer();
  if (context) context.status = status;
}

/** An answer behind which anything threw is never kept. */
export function noteFault(error: unknown): void {
  const context = currentAnswer();
  if (!context || context.fault !== undefined) return;
  context.fault = error ?? new Error('unknown fault');
  context.onFault?.(context.fault);
}

const withoutRequest = () => sharedState('without-request', () => AsyncLocalStorage.snapshot());

/** Called at the start, while there is no request yet that could be remembered with it. */
export function rememberNoRequest(): void {
  withoutRequest();
}

/**
 * Runs what must not take part in the request that asks for it. Timers and connections hold what
 * surrounds them: made within a request, a count for an hour would hold its page for an hour.
 */
export function outsideRequests<T>(work: () => T): T {
  return withoutRequest()(work);
}
