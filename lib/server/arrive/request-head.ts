import { randomBytes } from 'node:crypto';

/** What the server wants to know of a request before anything else, read in one pass. */
export type RequestHead = {
  acceptEncoding: string;
  ifNoneMatch: string;
  requestId: string;
  /** Whether it carries a session cookie that may be one of ours. */
  hasSession: boolean;
  /** Whether nothing in the headers asks for more than the page that everybody gets. */
  isOrdinary: boolean;
};

/** Reads the raw header list: a hit must not pay for the object that `request.headers` builds. */
export function readHead(rawHeaders: readonly string[], session: RegExp): RequestHead {
  const head: RequestHead = {
    acceptEncoding: '',
    ifNoneMatch: '',
    requestId: '',
    hasSession: false,
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
    case 'accept-encoding':
      head.acceptEncoding = value;
      break;
    case 'if-none-match':
      head.ifNoneMatch = value;
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
    case 'rsc':
    case 'upgrade':
    case 'next-action':
    case 'transfer-encoding':
      head.isOrdinary = false;
  }
}

const NAMES = [
  'accept-encoding',
  'if-none-match',
  'x-request-id',
  'cookie',
  'content-length',
  'rsc',
  'upgrade',
  'next-action',
  'transfer-encoding',
];
/** Most headers are ruled out by their length alone. */
const INTERESTING: boolean[] = Array.from({ length: 20 }, (_, length) =>
  NAMES.some((name) => name.length === length),
);

/** Finds the cookie of that name if its value can be a session token: 32 characters or more. */
export function sessionPattern(cookieName: string): RegExp {
  const name = cookieName.replaceAll('.', '\\.');
  return new RegExp(`(?:^|;) *${name}=[\\w-]{32,128} *(?:;|$)`);
}

const ID_FORM = /^[\w-]{8,64}$/;
// Random once, then counted: unique across processes, and cheap enough for every request.
const process = randomBytes(6).toString('hex');
let count = 0;

/** The id of a request: the one a proxy gave it, if that can be trusted in a log, or a new one. */
export function requestId(given: string): string {
  if (given !== '' && ID_FORM.test(given)) return given;
  count += 1;
  return `${process}-${count.toString(36)}`;
}
