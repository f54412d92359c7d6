import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResourceName } from '@/lib/entities/resource';
import type { Issue } from '@/lib/process/http-error';
import { type ToastContent, showToast } from '@/components/ui/toast';
import { LOSSES, type Loss, leadAway } from './session-loss';
import { useRef } from 'react';

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

/** Whoever is still here after this has stopped the browser, or come back: they are told again. */
const GOING_TAKES = 10_000;

export function showSuccess(description: string, action?: ToastContent['action']): void {
  showToast({ title: 'Success', description, action });
}

export function showFailure(error: unknown, description: string): void {
  if (!handleSessionLoss(error)) showToast({ title: 'Error', description, variant: 'destructive' });
}

export function handleSessionLoss(error: unknown): boolean {
  const isForbidden =
    error instanceof Error && /^403: [^]*Admin access required/.test(error.message);
  const loss = isUnauthorizedError(error) ? 'unauthorized' : isForbidden && 'forbidden';
  if (loss && !isLeavingForSession()) leave(loss);
  return loss !== false;
}

let leavingUntil = 0;

/** Once the session is lost, nobody is asked about unsaved changes. */
export function isLeavingForSession(): boolean {
  return Date.now() < leavingUntil;
}

function leave(loss: Loss): void {
  const { title, description, delay } = LOSSES[loss];
  leavingUntil = Date.now() + delay + GOING_TAKES;
  showToast({ title, description, variant: 'destructive' });
  setTimeout(() => leadAway(loss), delay);
}

export type Change = {
  path: string;
  method: 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** Called when success has been said, before any list is read again. */
  onSaid?: (answer: Answer) => void;
  /** Its form goes on, and may save again while the lists are still being read. */
  isStaying?: boolean;
};

export type Answer = Record<string, unknown>;
export type Undo = () => void;

export type ChangeOptions = {
  done: string;
  failed: string | ((error: Error) => string);
  /** Offered beside the word of success, if there is anything to take back. */
  undo?: (answer: Answer) => Undo | undefined;
  onFailed?: (error: Error) => void;
};

type Then = { onSuccess?: () => void };

/** Whatever is shown is read again afterwards, except what is asked for once. */
export function useChange({ done, failed, undo, onFailed }: ChangeOptions) {
  const client = useQueryClient();
  const isUnderWay = useRef(false);
  const mutation = useMutation({
    mutationFn: ({ path, method, body }: Change) => callApi<Answer>(path, { method, body }),
    // Pending until the lists are read, so that a deleted row is gone before its dialog closes.
    onSuccess: async (answer, { onSaid, isStaying = false }) => {
      const run = undo?.(answer);
      showSuccess(done, run && { label: 'Undo', run });
      onSaid?.(answer);
      const lists = client.invalidateQueries();
      if (!isStaying) await lists;
    },
    onError: async (error) => {
      const status = error instanceof ApiError ? error.status : undefined;
      // Whoever is told may open the row again at once, and shall see what somebody else saved.
      if (status === 409) await client.invalidateQueries();
      showFailure(error, typeof failed === 'string' ? failed : failed(error));
      onFailed?.(error);
      // The row was deleted elsewhere: the list should not offer it any more.
      if (status === 404) await client.invalidateQueries();
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  return {
    isPending: mutation.isPending,
    /** What a switch shows while its change is under way. */
    sent: mutation.isPending ? mutation.variables.body : undefined,
    error: mutation.error,
    reset: mutation.reset,
    mutate: (change: Change, then?: Then) => {
      // Two clicks, or two keystrokes, can come before the first is rendered as under way.
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutation.mutate(change, then);
    },
  };
}
