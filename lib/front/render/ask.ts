import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as httpRequest,
} from 'node:http';
import { type Readable, Transform, finished, pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { EVERYBODY } from '@/lib/limits/rate-limit';
import { HttpError, tooLarge, unavailable } from '@/lib/process/http-error';
import {
  CLIENT_ADDRESS,
  CLIENT_AGENT,
  FAULT,
  GENERATION,
  IS_CUT_OFF,
  MOST_HEADER_BYTES,
  PATH,
} from '@/lib/process/private-headers';
import { freshMark, markHeader, routerHeaders } from '@/lib/next/page';
import { bodyLimit, isApi, isReaderPage, pathOf } from '@/lib/front/arrive/judge';
import { type Call, requestId } from '@/lib/front/arrive/receive';
import { currentGeneration, isCutOff } from '@/lib/front/freshness/generation';

export type Answer = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** What Next's own scripts in a page bear. */
  mark?: string;
  /** Stands instead of the body when nothing of it shall be held back. */
  stream?: Readable;
};

/** One that the front makes itself. */
export function ownAnswer(status: number, type: string, text: string): Answer {
  const headers = { 'content-type': `${type}; charset=utf-8` };
  return { status, headers, body: Buffer.from(text) };
}

export function headerText({ headers }: Pick<Answer, 'headers'>, name: string): string {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

export function isHtml(answer: Answer): boolean {
  return headerText(answer, 'content-type').startsWith('text/html');
}

type Headers = NodeJS.Dict<string | string[]>;

type Question = {
  method: string;
  url: string;
  headers: Headers;
  body?: Readable;
  /** Hands the body on as it comes, whatever the application says. */
  isStreamed?: boolean;
};

export type Ask = (question: Question, signal: AbortSignal) => Promise<Answer>;

/** What stopped an answer is known to the application alone, which has logged it. */
export class Faulted extends HttpError {
  constructor(readonly isDatabase: boolean) {
    super(isDatabase ? 503 : 500, 'fault', 'the application met a fault');
  }
}

/** Servers in front, nginx among them, also take this for "hand on what is written at once". */
const UNBUFFERED = 'x-accel-buffering';

/** Asks the application, which listens on a socket that is another after each of its starts. */
export function createAsk(socketPath: () => string | undefined): Ask {
  const agent = new Agent({ keepAlive: true });

  async function collected(response: IncomingMessage, isStreamed?: boolean): Promise<Answer> {
    const { statusCode: status = 500, headers } = response;
    const fault = headerText({ headers }, FAULT);
    const isHeldBack = headerText({ headers }, UNBUFFERED) !== 'no' && !isStreamed;
    if (!isHeldBack && !fault) {
      return { status, headers, body: Buffer.alloc(0), stream: response };
    }
    const body = await buffer(response);
    if (fault) throw new Faulted(fault === 'database');
    return { status, headers, body };
  }

  function send({ method, url: path, headers, body }: Question, signal: AbortSignal) {
    const place = socketPath();
    // Without a socket Node would ask whatever listens on port 80 of this machine.
    if (place === undefined) throw unavailable();
    const given = { socketPath: place, agent, maxHeaderSize: MOST_HEADER_BYTES };
    const call = httpRequest({ ...given, method, path, headers, signal });
    // An error of either is told by the answer that does not come.
    if (body) pipeline(body, call, () => undefined);
    else call.end();
    return new Promise<IncomingMessage>((resolve, reject) => {
      call.once('response', resolve).on('error', (error) => {
        const mayRepeat = !body && method === 'GET' && call.reusedSocket && !signal.aborted;
        reject(mayRepeat ? new ClosedMeanwhile() : error);
      });
    });
  }

  return async function ask({ headers, ...rest }, signal) {
    const mark = freshMark();
    const question = { ...rest, headers: { ...headers, ...markHeader(mark) } };
    try {
      const response = await send(question, signal).catch((error: unknown) => {
        // It ended since the last answer on this connection; maybe another is there already.
        if (error instanceof ClosedMeanwhile) return send(question, signal);
        throw error;
      });
      return { ...(await collected(response, question.isStreamed)), mark };
    } catch (error) {
      const isLate = signal.reason instanceof Error && signal.reason.name === 'TimeoutError';
      if (signal.aborted && !isLate) throw signal.reason;
      // Else it is away, or broke off; for a moment, since it is started again.
      throw error instanceof Faulted ? error : unavailable();
    }
  };
}

class ClosedMeanwhile extends Error {}

export type Identity = { siteUrl: string; path: string; requestId: string; clientAddress: string };

export type RenderPage = ReturnType<typeof createRenderPage>;

const RENDER_MS = 10_000;

/** Sends no cookie or header of the client, since everybody gets the same page. */
export function createRenderPage(ask: Ask, siteUrl: string, timeoutMs = RENDER_MS) {
  return async (url: string, as?: Partial<Identity>, headers?: Headers): Promise<Answer> => {
    const path = pathOf(url);
    const identity = { siteUrl, path, requestId: requestId(''), clientAddress: EVERYBODY, ...as };
    const own = { accept: 'text/html,*/*;q=0.8', ...NAMED, ...ownHeaders(identity), ...headers };
    const question = { method: 'GET', url, headers: own };
    const answer = await ask(question, AbortSignal.timeout(timeoutMs));
    if (answer.status >= 500) throw renderFailed(answer);
    return answer;
  };
}

/** The application said so, without a word of what it met; it has logged that. */
export function renderFailed({ status }: Answer): HttpError {
  return status === 503 ? unavailable() : new HttpError(500, 'render_failed', 'render failed');
}

// Longer than the server waits for a body, so that a slow sender gets 408 and not 503, and longer
// than Next takes to build a page in development.
const PASS_MS = 35_000;

/** Hands a request to the application with all that the client said. */
export function createPass(ask: Ask, siteUrl: string) {
  return async (call: Call, isStreamed = false): Promise<Answer> => {
    const { request, response, facts, asker } = call;
    const { path, requestId } = facts;
    const identity = { siteUrl, path, requestId, clientAddress: asker };
    const headers = requestHeaders(request.headers, identity, isReaderPage(path));
    const abort = new AbortController();
    const body = hasBody(request) ? limitBody(request, bodyLimit(path)) : undefined;
    const longest = body || isStreamed ? PASS_MS : RENDER_MS;
    const timer = setTimeout(() => abort.abort(unavailable()), longest);
    body?.once('error', (error) => abort.abort(error));
    if (!body) {
      delete headers['content-length'];
      delete headers['transfer-encoding'];
    }
    // Next leaves half the headers of a page out when asked for HEAD.
    const method = request.method === 'HEAD' && !isApi(path) ? 'GET' : (request.method ?? 'GET');
    const question = { method, url: request.url ?? '/', headers, body, isStreamed };
    try {
      // A page goes on being rendered for whoever left, so that their turn is not over.
      const answer = await ask(question, abort.signal);
      const leave = () => answer.stream?.destroy();
      if (response.destroyed) leave();
      response.once('close', leave);
      return answer;
    } finally {
      clearTimeout(timer);
      body?.destroy();
      // An unread body would block the next request on the connection.
      request.resume();
    }
  };
}

function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Counts the bytes as they stream, because the announced length may be wrong. */
export function limitBody(body: Readable, limit: number): Readable {
  let seen = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > limit) done(tooLarge());
      else done(null, chunk);
    },
  });
  finished(body, { writable: false }, (cutOff) => cutOff && counted.destroy(cutOff));
  // Whoever reads the body handles the error; without this listener it would end the process.
  counted.on('error', () => undefined);
  return body.pipe(counted);
}

/** Only these pass: Next obeys private headers of its own, and the application obeys ours. */
const PASSED = [
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
];

/** Next puts the metadata into <head> only for those who say who they are (htmlLimitedBots). */
const NAMED = { 'user-agent': 'guide' };

/** Readers get documents alone, and so does a router that says nothing that can be. */
export function requestHeaders(
  given: IncomingHttpHeaders,
  identity: Identity,
  isForReader = false,
): Headers {
  const passed = PASSED.filter((name) => given[name] !== undefined);
  return {
    ...Object.fromEntries(passed.map((name) => [name, given[name]])),
    ...(isForReader ? NAMED : routerHeaders(given)),
    ...ownHeaders(identity),
    [CLIENT_AGENT]: given['user-agent'] ?? '',
  };
}

/** The front alone sets these headers; nothing from outside can replace them. */
export function ownHeaders({ siteUrl, path, requestId, clientAddress }: Identity): Headers {
  const { host, protocol, port } = new URL(siteUrl);
  const isHttps = protocol === 'https:';
  return {
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': isHttps ? 'https' : 'http',
    'x-forwarded-port': port || (isHttps ? '443' : '80'),
    'x-forwarded-for': clientAddress,
    'x-request-id': requestId,
    [CLIENT_ADDRESS]: clientAddress,
    [PATH]: path,
    [GENERATION]: String(currentGeneration()),
    ...(isCutOff() ? { [IS_CUT_OFF]: '1' } : {}),
  };
}
