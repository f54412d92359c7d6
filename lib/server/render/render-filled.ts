import { AsyncLocalStorage } from 'node:async_hooks';
import { type NextHandler, askNext } from './ask-next';
import { ownHeaders } from '@/lib/server/arrive/client-headers';
import { FILLED_FORM, offerFilledPages } from '@/lib/process/filled-page';
import { failureOf } from './render';

/** Lets the handlers of forms have Next make a page while it is answering them. */
export function renderFilledPages(handler: NextHandler, siteUrl: string): void {
  // What Next remembers of the request that asks must not be found by the page.
  const apart = AsyncLocalStorage.snapshot();
  offerFilledPages((path, form, requestId) =>
    apart(async () => {
      const headers = {
        ...ownHeaders({ siteUrl, requestId, clientAddress: 'unknown' }),
        accept: 'text/html',
        [FILLED_FORM]: form,
      };
      const answer = await askNext(handler, { method: 'GET', url: path, headers }, requestId);
      const failure = failureOf(answer, () => false);
      if (failure) throw failure;
      return answer.body.toString();
    }),
  );
}
