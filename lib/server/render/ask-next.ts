import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AnswerContext, withAnswerContext } from '@/lib/process/answer-context';
import type { Answer } from './answer';
import { NextRequest, NextResponse, type Question } from './next-exchange';

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

export type NextAnswer = Answer & { fault?: unknown };

export async function askNext(
  handler: NextHandler,
  question: Question,
  requestId: string,
  signal?: AbortSignal,
  onFault?: AnswerContext['onFault'],
): Promise<NextAnswer> {
  const request = new NextRequest(question);
  const response = new NextResponse(request);
  const context: AnswerContext = { requestId, onFault };
  const abandon = () => response.abandon(signal?.reason as Error);
  if (signal?.aborted) abandon();
  signal?.addEventListener('abort', abandon, { once: true });
  try {
    withAnswerContext(context, () => handler(request, response)).catch((error: unknown) =>
      response.abandon(error instanceof Error ? error : new Error(String(error))),
    );
    const answer = await response.answered;
    // Next reports an error a few promises after it has sent the answer.
    await new Promise((resolve) => setImmediate(resolve));
    const status = answer.status === 200 ? (context.status ?? 200) : answer.status;
    return { ...answer, status, fault: context.fault };
  } finally {
    signal?.removeEventListener('abort', abandon);
    request.destroy();
  }
}
