import { outsideRequests } from '@/lib/process/answer-context';
import { FILLED_FORM, offerFilledPages } from '@/lib/process/filled-page';
import { EVERYBODY } from '@/lib/process/rate-limit';
import { requestId } from '@/lib/front/arrive/request-head';
import type { Answer } from './next-exchange';
import { NAMED, type NextAnswer, type NextHandler, askNext, ownHeaders } from './ask-next';

/** The status says whether the database (503) or our code (500) is the cause. */
export class RenderFailed extends Error {
  constructor(
    readonly status: 500 | 503,
    override readonly cause?: unknown,
    readonly isReported = false,
  ) {
    super(`render failed (${status})`);
  }
}

export type RenderPage = (url: string) => Promise<Answer>;

type Options = {
  handler: NextHandler;
  siteUrl: string;
  isUnavailable: (error: unknown) => boolean;
  timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;

/** Sends no cookie or header of the client, since everybody gets the same page. */
export function createRenderPage(options: Options): RenderPage {
  const { handler, siteUrl, isUnavailable, timeoutMs = TIMEOUT_MS } = options;
  return async (url) => {
    const id = requestId('');
    const headers = {
      accept: 'text/html,*/*;q=0.8',
      ...NAMED,
      ...ownHeaders({ siteUrl, requestId: id, clientAddress: EVERYBODY }),
    };
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(new TooSlow()), timeoutMs);
    const { fault, ...answer } = await askNext(
      handler,
      { method: 'GET', url, headers },
      id,
      abort.signal,
      // After an error Next renders again, which takes as long again while the database is away.
      (fault) => abort.abort(new Faulted(fault)),
    )
      .catch((error: unknown) => {
        if (error instanceof Faulted) throw failed(error.fault, isUnavailable);
        const isLater = error instanceof TooSlow || isUnavailable(error);
        throw new RenderFailed(isLater ? 503 : 500, error);
      })
      .finally(() => clearTimeout(timer));
    const failure = failureOf({ ...answer, fault }, isUnavailable);
    if (failure) throw failure;
    return answer;
  };
}

export function failureOf(
  { status, fault }: NextAnswer,
  isUnavailable: (error: unknown) => boolean,
): RenderFailed | undefined {
  if (fault !== undefined) return failed(fault, isUnavailable);
  return status >= 500 ? new RenderFailed(status === 503 ? 503 : 500) : undefined;
}

function failed(fault: unknown, isUnavailable: (error: unknown) => boolean): RenderFailed {
  return new RenderFailed(isUnavailable(fault) ? 503 : 500, fault, true);
}

class TooSlow extends Error {}

class Faulted extends Error {
  constructor(readonly fault: unknown) {
    super('a render threw');
  }
}

type Filled = Pick<Options, 'handler' | 'siteUrl'> & {
  inTurn: (work: () => Promise<string>, asker?: string) => Promise<string>;
};

export function renderFilledPages({ handler, siteUrl, inTurn }: Filled): void {
  const render = async (path: string, form: string, requestId: string) => {
    const headers = {
      ...ownHeaders({ siteUrl, requestId, clientAddress: 'unknown' }),
      accept: 'text/html',
      ...NAMED,
      [FILLED_FORM]: form,
    };
    const answer = await askNext(handler, { method: 'GET', url: path, headers }, requestId);
    const failure = failureOf(answer, () => false);
    if (failure) throw failure;
    return answer.body.toString();
  };
  // The page must not find what Next stores for the request that asks for it.
  offerFilledPages((path, form, requestId, asker) =>
    outsideRequests(() => inTurn(() => render(path, form, requestId), asker)),
  );
}
