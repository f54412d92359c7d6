import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { isIP, isIPv6 } from 'node:net';
import { randomBytes } from 'node:crypto';
import type { Entry } from '@/lib/front/answer/entry';
import { sendEntry } from '@/lib/front/answer/send';
import type { StaticFiles } from '@/lib/front/answer/static-files';
import type { PageCache } from '@/lib/front/cache/page-cache';
import { log, writeLine } from '@/lib/process/log';
import { pathOf, isBuilt } from './judge';

type RequestFacts = {
  requestId: string;
  method: string;
  /** The query is left out: it may hold a token or what somebody searched for. */
  path: string;
  page: string;
  status: number;
  ms: number;
  bytes: number;
  cache: string;
};

export type Call = {
  request: IncomingMessage;
  response: ServerResponse;
  head: RequestHead;
  facts: Omit<RequestFacts, 'ms' | 'status'>;
  /** The address of who asks. */
  asker: string;
};

type Options = {
  cache: PageCache<Entry>;
  files: StaticFiles;
  answer: (call: Call) => Promise<void>;
  isDraining: () => boolean;
  note: (facts: RequestFacts) => void;
  /** Told of a page that was asked for, and is not there. */
  missed: (request: IncomingMessage, facts: { path: string; page: string }) => void;
  session: RegExp;
  trustedHops: number;
};

export function createReceive(options: Options) {
  const { cache, files, answer, isDraining, note, missed, session, trustedHops } = options;
  const pending = new WeakMap<Duplex, Call>();

  function answered(request: IncomingMessage, head: RequestHead, facts: RequestFacts): void {
    note(facts);
    if (facts.status === 404 && !head.isPrefetch) missed(request, facts);
  }

  function receive(request: IncomingMessage, response: ServerResponse): void {
    const started = performance.now();
    const { method = '', url = '' } = request;
    const head = readHead(request.rawHeaders, session);
    // Older clients need not name it.
    head.hosts ||= request.httpVersion === '1.0' ? 1 : 0;
    head.isOrdinary &&= head.hosts === 1;
    const id = requestId(head.requestId);
    // Kept pages are stored under normal addresses, so a page found needs no judging.
    if (head.isOrdinary && (method === 'GET' || method === 'HEAD') && !isDraining()) {
      const found = isCounted(url) ? undefined : cache.find(url);
      const entry = found?.entry ?? files.ready(url);
      if (entry) {
        const bytes = sendEntry(response, entry, head, id);
        // The facts are written out, because spreading an object is measurable on so short a path.
        return answered(request, head, {
          requestId: id,
          method,
          path: pathOf(url),
          page: entry.page,
          status: response.statusCode,
          ms: performance.now() - started,
          bytes,
          cache: found?.state ?? 'file',
        });
      }
    }
    const facts = { requestId: id, method, path: url, page: '(none)', bytes: 0, cache: 'none' };
    const asker = senderOf(request, trustedHops);
    const call = { request, response, head, facts, asker };
    pending.set(request.socket, call);
    response.once('close', () => {
      // The next call on the connection may have arrived meanwhile.
      if (pending.get(request.socket) === call) pending.delete(request.socket);
      const status = response.writableFinished ? response.statusCode : 499;
      const path = pathOf(facts.path);
      answered(request, head, { ...facts, path, status, ms: performance.now() - started });
    });
    void answer(call);
  }

  return {
    receive,
    pendingOn: (socket: Duplex) => pending.get(socket),
  };
}

/** Programs may ask so often and no more, also for what is kept. */
const isCounted = (url: string) => url.startsWith('/api/');

/** What is not said. */
const NOTHING_SAID = {
  acceptEncoding: '',
  ifNoneMatch: '',
  /** The dictionary that the browser has, by its hash. */
  dictionary: '',
  requestId: '',
  hasSession: false,
  isPrefetch: false,
  /** Whoever stands in front may believe another of several than we do. */
  hosts: 0,
  /** True when no header asks for more than the page that everybody gets. */
  isOrdinary: true,
};

export type RequestHead = typeof NOTHING_SAID;

/** Reads the raw list, so that a hit does not pay for the object that `request.headers` builds. */
export function readHead(rawHeaders: readonly string[], session: RegExp): RequestHead {
  const head = { ...NOTHING_SAID };
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (!KNOWN_LENGTHS[name.length]) continue;
    NOTES.get(name.toLowerCase())?.(head, rawHeaders[at + 1] ?? '', session);
  }
  return head;
}

type Note = (head: RequestHead, value: string, session: RegExp) => void;

const isNotOrdinary: Note = (head) => void (head.isOrdinary = false);

const NOTES = new Map<string, Note>([
  ['host', (head) => void (head.hosts += 1)],
  [
    'cookie',
    (head, value, session) => {
      head.hasSession ||= session.test(value);
      head.isOrdinary &&= !head.hasSession;
    },
  ],
  ['accept-encoding', (head, value) => void (head.acceptEncoding = value)],
  ['if-none-match', (head, value) => void (head.ifNoneMatch = value)],
  ['available-dictionary', (head, value) => void (head.dictionary = value)],
  ['x-request-id', (head, value) => void (head.requestId = value)],
  ['content-length', (head, value) => void (head.isOrdinary &&= value === '0')],
  ['sec-purpose', (head, value) => void (head.isPrefetch = value.startsWith('prefetch'))],
  ['upgrade', isNotOrdinary],
  ['next-action', isNotOrdinary],
  ['transfer-encoding', isNotOrdinary],
]);

/** The length alone rules out most headers. */
const KNOWN_LENGTHS: boolean[] = [];
for (const name of NOTES.keys()) KNOWN_LENGTHS[name.length] = true;

/** Session tokens have 32 characters or more, so shorter values do not bypass the cache. */
export function sessionPattern(cookieName: string): RegExp {
  const name = cookieName.replaceAll('.', '\\.');
  return new RegExp(`(?:^|;) *${name}=[\\w-]{32,128} *(?:;|$)`);
}

export function senderOf({ headers, socket }: IncomingMessage, trustedHops: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  return clientAddress(socket.remoteAddress, forwarded, trustedHops);
}

/** Trusts only the last trusted proxy. An IPv6 /64 counts as one address: it is one customer's. */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedHops: number,
): string {
  const direct = plainAddress(socketAddress ?? '') ?? 'unknown';
  if (trustedHops === 0 || !forwardedFor) return network(direct);
  const entries = forwardedFor.split(',').map((entry) => entry.trim());
  const trusted = entries[Math.max(0, entries.length - trustedHops)] ?? '';
  return network(plainAddress(trusted) ?? direct);
}

export function isLoopback(socketAddress: string | undefined): boolean {
  const address = plainAddress(socketAddress ?? '');
  return address === '::1' || (address?.startsWith('127.') ?? false);
}

function plainAddress(text: string): string | undefined {
  const bare = text.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  const address = bare.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIP(address) ? address.toLowerCase() : undefined;
}

function network(address: string): string {
  return isIPv6(address) ? `${groups(address).slice(0, 4).join(':')}::/64` : address;
}

function groups(address: string): string[] {
  const host = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = host.split('::').map((side) => side.split(':').filter(Boolean));
  const gap = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...gap, ...after];
}

const ID_FORM = /^[\w-]{8,64}$/;
// One random prefix with a counter is unique across processes, and cheap for every request.
const PREFIX = randomBytes(6).toString('hex');
let count = 0;

/** Keeps the id that a proxy gave, if its form is safe to log. */
export function requestId(given: string): string {
  if (given !== '' && ID_FORM.test(given)) return given;
  count += 1;
  return `${PREFIX}-${count.toString(36)}`;
}

const MAX_PATH = 200;

/** Builds the line by hand: a hit must not pay for a general serialiser. */
export function requestLine(facts: RequestFacts, time: number): string {
  const { requestId, method, path, page, status, ms, bytes, cache } = facts;
  const shown = JSON.stringify(path.length > MAX_PATH ? path.slice(0, MAX_PATH) : path);
  return `{"level":30,"time":${time},"requestId":"${requestId}","method":"${method}","path":${shown},"page":"${page}","status":${status},"ms":${ms.toFixed(2)},"bytes":${bytes},"cache":"${cache}"}\n`;
}

export type RequestLogger = (facts: RequestFacts) => void;

export function requestLogger(isProduction: boolean): RequestLogger {
  if (isProduction) return (facts) => writeLine(requestLine(facts, Date.now()));
  return (facts) => {
    if (isBuilt(facts.path)) return;
    const { method, path, status, ms, cache } = facts;
    log().info(facts, `${method} ${path} ${status} in ${ms.toFixed(0)} ms ${cache}`);
  };
}
