import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { type AnswerContext, withAnswerContext } from '@/lib/process/answer-context';
import { type Answer, NextRequest, NextResponse, type Question } from './next-exchange';

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
  const context: AnswerContext = { requestId, path: pathOf(question.url), onFault };
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

export const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

type Headers = NodeJS.Dict<string | string[]>;

export type Identity = { siteUrl: string; requestId: string; clientAddress: string };

/** Only these pass, because Next obeys internal headers (x-middleware-*, x-nextjs-*, …). */
const PASSED = new Set([
  'accept',
  'accept-language',
  'authorization',
  'content-length',
  'content-type',
  'cookie',
  'dnt',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-unmodified-since',
  'origin',
  'purpose',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-fetch-user',
  'sec-gpc',
  'transfer-encoding',
  'user-agent',
  'x-requested-with',
]);

/** With these, Next's router asks for the data of a page in place of the page. */
const OF_ROUTER = new Set([
  ...['next-router-prefetch', 'next-router-segment-prefetch', 'next-router-state-tree'],
  ...['next-url', 'rsc'],
]);

/** Next puts the metadata into <head> only for those who say who they are (htmlLimitedBots). */
export const NAMED = { 'user-agent': 'guide' };

/** Readers get documents alone, and so does a router that says nothing that can be. */
export function headersForNext(
  given: IncomingHttpHeaders,
  identity: Identity,
  isForReader = false,
): Headers {
  const passed: Headers = ownHeaders(identity);
  const mayRoute = !isForReader && isRouterTree(given['next-router-state-tree']);
  for (const [name, value] of Object.entries(given)) {
    if (PASSED.has(name) || (mayRoute && OF_ROUTER.has(name))) passed[name] = value;
  }
  // What counts readers must know robots also where all are called by one name.
  passed['x-client-agent'] = given['user-agent'] ?? '';
  return isForReader ? { ...passed, ...NAMED } : passed;
}

/** The server alone sets these headers; nothing from outside can replace them. */
export function ownHeaders({ siteUrl, requestId, clientAddress }: Identity): Headers {
  const { host, protocol, port } = new URL(siteUrl);
  const isHttps = protocol === 'https:';
  return {
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': isHttps ? 'https' : 'http',
    'x-forwarded-port': port || (isHttps ? '443' : '80'),
    'x-forwarded-for': clientAddress,
    'x-client-address': clientAddress,
    'x-request-id': requestId,
  };
}

const kind = z.enum(['c', 'd', 'oc']);
const siblings = z.array(z.string()).nullable();
const segment = z.union([z.string(), z.tuple([z.string(), z.string(), kind, siblings])]);

type Tree = [unknown, Record<string, unknown>, ...unknown[]];

/** What the router of the back-office has on its screen; Next throws for anything else. */
const tree: z.ZodType<Tree> = z.lazy(() =>
  z.tuple([
    segment,
    z.record(z.string(), tree),
    z.tuple([z.string(), z.string()]).nullish(),
    z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullish(),
    z.number().nullish(),
    z.string().optional(),
  ]),
);

/** Whether a router can have sent this header, or none did. */
function isRouterTree(header: string | string[] | undefined): boolean {
  if (header === undefined) return true;
  try {
    return tree.safeParse(JSON.parse(decodeURIComponent(String(header)))).success;
  } catch {
    return false;
  }
}
