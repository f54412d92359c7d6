import { AsyncLocalStorage } from 'node:async_hooks';
import { type Asked, offerAskedPages } from '@/lib/content/reading/asked-page';
import type { Decide, Decision } from './decide';
import type { Target } from './target';

/** Tells the back-office what visitors get at an address. */
export function answerAskedPages(decide: Decide, look: (target: Target) => Promise<Asked>): void {
  // The page must not find what Next stores for the request that asks.
  const apart = AsyncLocalStorage.snapshot();
  const ask = async (path: string): Promise<Asked | undefined> => {
    const decision = decide({ method: 'GET', url: path, headers: {} }, { hasSession: false });
    switch (decision.kind) {
      case 'kept':
        return standsForMissing(decision) ? 'reserved' : look(decision.target);
      case 'file':
        return { status: 200 };
      case 'pass':
        return decision.isRender ? { status: 200 } : 'reserved';
      case 'refuse':
      case 'probe':
        return 'reserved';
      case 'drain':
        return { status: 503 };
      case 'develop':
        return undefined;
    }
  };
  offerAskedPages((path) => apart(() => ask(path)));
}

/** What all addresses get that name nothing is kept under such an address, which no reader asks for. */
const standsForMissing = ({ path, target }: Extract<Decision, { kind: 'kept' }>) =>
  target.isNowhere &&
  (path === target.missingKey || (target.page !== '(none)' && path.split('/').includes('-')));
