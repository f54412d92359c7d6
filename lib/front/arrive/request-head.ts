import { randomBytes } from 'node:crypto';

export type RequestHead = {
  acceptEncoding: string;
  ifNoneMatch: string;
  /** The dictionary that the browser has, by its hash. */
  dictionary: string;
  requestId: string;
  hasSession: boolean;
  isPrefetch: boolean;
  /** Whoever stands in front may believe another of several than we do. */
  hosts: number;
  /** True when no header asks for more than the page that everybody gets. */
  isOrdinary: boolean;
};

/** Reads the raw list, so that a hit does not pay for the object that `request.headers` builds. */
export function readHead(rawHeaders: readonly string[], session: RegExp): RequestHead {
  const head: RequestHead = {
    acceptEncoding: '',
    ifNoneMatch: '',
    dictionary: '',
    requestId: '',
    hasSession: false,
    isPrefetch: false,
    hosts: 0,
    isOrdinary: true,
  };
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (INTERESTING[name.length] === true) {
      note(head, name.toLowerCase(), rawHeaders[at + 1] ?? '', session);
    }
  }
  return head;
}

function note(head: RequestHead, name: string, value: string, session: RegExp): void {
  switch (name) {
    case 'host':
      head.hosts += 1;
      if (head.hosts > 1) head.isOrdinary = false;
      break;
    case 'accept-encoding':
      head.acceptEncoding = value;
      break;
    case 'if-none-match':
      head.ifNoneMatch = value;
      break;
    case 'available-dictionary':
      head.dictionary = value;
      break;
    case 'x-request-id':
      head.requestId = value;
      break;
    case 'cookie':
      if (session.test(value)) {
        head.hasSession = true;
        head.isOrdinary = false;
      }
      break;
    case 'content-length':
      if (value !== '0') head.isOrdinary = false;
      break;
    case 'sec-purpose':
      head.isPrefetch = value.startsWith('prefetch');
      break;
    case 'upgrade':
    case 'next-action':
    case 'transfer-encoding':
      head.isOrdinary = false;
  }
}

const NAMES = [
  'host',
  'accept-encoding',
  'if-none-match',
  'available-dictionary',
  'x-request-id',
  'cookie',
  'content-length',
  'sec-purpose',
  'upgrade',
  'next-action',
  'transfer-encoding',
];
/** The length alone rules out most headers. */
const INTERESTING: boolean[] = Array.from({ length: 21 }, (_, length) =>
  NAMES.some((name) => name.length === length),
);

/** Session tokens have 32 characters or more, so shorter values do not bypass the cache. */
export function sessionPattern(cookieName: string): RegExp {
  const name = cookieName.replaceAll('.', '\\.');
  return new RegExp(`(?:^|;) *${name}=[\\w-]{32,128} *(?:;|$)`);
}

const ID_FORM = /^[\w-]{8,64}$/;
// One random prefix with a counter is unique across processes, and cheap for every request.
const process = randomBytes(6).toString('hex');
let count = 0;

/** Keeps the id that a proxy gave, if its form is safe to log. */
export function requestId(given: string): string {
  if (given !== '' && ID_FORM.test(given)) return given;
  count += 1;
  return `${process}-${count.toString(36)}`;
}
