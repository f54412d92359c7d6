import { queryOptions } from '@tanstack/react-query';
import type { ResourceName } from '@/lib/entities/resource';
import type { Issue } from '@/lib/process/http-error';

/** The specification gives the message its form: the status, a colon, the body. */
export class ApiError extends Error {
  readonly code: string | undefined;
  readonly issues: Issue[];
  /** The server's own sentence. */
  readonly reason: string | undefined;

  constructor(
    readonly status: number,
    body: string,
  ) {
    super(`${status}: ${body}`);
    const { code, issues, message } = parsed(body);
    this.code = code;
    this.reason = message;
    this.issues = issues ?? [];
  }
}

/** In the server's words, if what was asked cannot be, and asking again would not help. */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || ![409, 422].includes(error.status)) return undefined;
  const messages = new Set(error.issues.map(({ message }) => message));
  return [...messages].join('. ') || error.reason;
}

type Options = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  signal?: AbortSignal;
  /** Goes on when the page is left. */
  keepalive?: boolean;
};

export async function callApi<T>(path: string, options: Options = {}): Promise<T> {
  return (await (await request(path, options)).json()) as T;
}

export async function callList<T>(path: string, signal?: AbortSignal) {
  const response = await request(path, { signal });
  const rows = (await response.json()) as T[];
  return { rows, total: Number(response.headers.get('x-total-count') ?? rows.length) };
}

export async function callFile(path: string): Promise<Blob> {
  return (await request(path, {})).blob();
}

export function isUnauthorizedError(error: unknown): boolean {
  return error instanceof Error && /^401: [^]*Unauthorized/.test(error.message);
}

async function request(path: string, options: Options): Promise<Response> {
  const { method = 'GET', body, signal, keepalive } = options;
  const response = await fetch(path, {
    method,
    signal,
    ...(keepalive ? { keepalive } : {}),
    credentials: 'include',
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  throw new ApiError(response.status, (await response.text()) || response.statusText);
}

type Body = { code?: string; message?: string; issues?: Issue[] };

function parsed(body: string): Body {
  try {
    return JSON.parse(body) as Body;
  } catch {
    return {};
  }
}

/** How a query reads the whole of one row, for whoever only needs to know what it is called. */
export function storedRow(resource: ResourceName, id: string) {
  return queryOptions<Record<string, unknown>>({
    queryKey: [`/api/admin/${resource}/${id}`],
    enabled: id !== '',
  });
}

/** How a query reads a list. */
export function listAt<T>(path: string) {
  return {
    queryKey: ['list', path],
    queryFn: ({ signal }: { signal: AbortSignal }) => callList<T>(path, signal),
  };
}

/** A query that no change has read again: it is made anew where it is asked for. */
export const ONCE = { staleTime: 'static', gcTime: 0 } as const;

type Sending = {
  path: string;
  body: Blob | FormData;
  onSent: (done: number, of: number) => void;
  /** Hears all of the answer that has come, as often as more of it comes. */
  onAnswer?: (text: string) => void;
  signal?: AbortSignal;
};

/** Not fetch, which cannot tell how much was sent. */
export function send({ path, body, onSent, onAnswer, signal }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const isAccepted = () => request.status >= 200 && request.status < 300;
    request.open('POST', path);
    request.upload.onprogress = ({ loaded, total }) => onSent(loaded, total);
    request.onprogress = () => isAccepted() && onAnswer?.(request.responseText);
    request.onload = () => {
      const { status, responseText, statusText } = request;
      if (isAccepted()) resolve(responseText);
      else reject(new ApiError(status, responseText || statusText));
    };
    request.onerror = () => reject(new TypeError('The connection was cut off'));
    request.onabort = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
