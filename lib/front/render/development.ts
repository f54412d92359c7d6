import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AnswerContext, withAnswerContext } from '@/lib/process/answer-context';
import { type NextHandler, ownHeaders, pathOf } from './ask-next';

type Asked = {
  request: IncomingMessage;
  response: ServerResponse;
  handler: NextHandler;
  securityHeaders: string[];
  siteUrl: string;
  requestId: string;
  clientAddress: string;
};

/** Nothing is kept or collected, so that Next can stream, reload and explain errors. */
export async function answerInDevelopment(asked: Asked): Promise<void> {
  const { request, response, handler, securityHeaders, requestId } = asked;
  const own = ownHeaders(asked);
  // Next compares the host with the origin of hot reload, so it stays as the browser sent it.
  Object.assign(request.headers, own, { host: request.headers.host });
  response.setHeader('X-Request-Id', requestId);
  for (let at = 0; at < securityHeaders.length; at += 2) {
    response.setHeader(securityHeaders[at] ?? '', securityHeaders[at + 1] ?? '');
  }
  const context: AnswerContext = { requestId, path: pathOf(request.url ?? '') };
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = ((status: number, ...rest: unknown[]) =>
    writeHead(status === 200 ? (context.status ?? 200) : status, ...rest)) as typeof writeHead;
  await withAnswerContext(context, () => handler(request, response));
}
