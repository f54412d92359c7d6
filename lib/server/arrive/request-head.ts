/** What the server wants to know of a request before anything else, read in one pass. */
export type RequestHead = {
  acceptEncoding: string;
  ifNoneMatch: string;
  requestId: string;
  hasSession: boolean;
  /** Whether nothing in the headers asks for more than the page that everybody gets. */
  isOrdinary: boolean;
};

/** Reads the raw header list: a hit must not pay for the object that `request.headers` builds. */
export function readHead(rawHeaders: readonly string[]): RequestHead {
  const head: RequestHead = {
    acceptEncoding: '',
    ifNoneMatch: '',
    requestId: '',
    hasSession: false,
    isOrdinary: true,
  };
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (INTERESTING[name.length] === true) note(head, name.toLowerCase(), rawHeaders[at + 1] ?? '');
  }
  return head;
}

function note(head: RequestHead, name: string, value: string): void {
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
      if (value.includes(SESSION_COOKIE)) {
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

const SESSION_COOKIE = 'next-auth.session-token';
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
