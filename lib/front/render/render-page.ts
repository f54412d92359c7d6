import { EVERYBODY } from '@/lib/limits/rate-limit';
import type { Answer } from '@/lib/front/answer/answer';
import { requestId } from '@/lib/front/arrive/request-head';
import type { Ask, Headers } from './ask';
import { type Identity, NAMED, ownHeaders } from './request-headers';

/** The application said so, without a word of what it met; it has logged that. */
export class RenderFailed extends Error {
  constructor(readonly status: number) {
    super(`render failed (${status})`);
  }
}

export class TooSlow extends Error {}

export type RenderPage = (
  url: string,
  as?: Partial<Identity>,
  headers?: Headers,
) => Promise<Answer>;

const TIMEOUT_MS = 10_000;

/** Sends no cookie or header of the client, since everybody gets the same page. */
export function createRenderPage(ask: Ask, siteUrl: string, timeoutMs = TIMEOUT_MS): RenderPage {
  return async (url, as, headers) => {
    const path = url.split('?', 1)[0] ?? '';
    const identity = { siteUrl, path, requestId: requestId(''), clientAddress: EVERYBODY, ...as };
    const own = { accept: 'text/html,*/*;q=0.8', ...NAMED, ...ownHeaders(identity), ...headers };
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(new TooSlow()), timeoutMs);
    try {
      const answer = await ask({ method: 'GET', url, headers: own }, abort.signal);
      if (answer.status >= 500) throw new RenderFailed(answer.status);
      return answer;
    } finally {
      clearTimeout(timer);
    }
  };
}
